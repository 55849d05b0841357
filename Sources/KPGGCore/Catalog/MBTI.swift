/// One of the sixteen Myers–Briggs types, by its four letters.
public enum MBTI: String, TextCodable, CaseIterable {
  case istj = "ISTJ", isfj = "ISFJ", infj = "INFJ", intj = "INTJ"
  case istp = "ISTP", isfp = "ISFP", infp = "INFP", intp = "INTP"
  case estp = "ESTP", esfp = "ESFP", enfp = "ENFP", entp = "ENTP"
  case estj = "ESTJ", esfj = "ESFJ", enfj = "ENFJ", entj = "ENTJ"
}
