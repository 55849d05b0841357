// Written by the script `generate`, in the byte order of the names. The texts contain no zero byte, so that a zero byte
// can end each.
#include "KPGGCatalogData.h"

#include <string.h>

static const kpgg_catalog_document documents[] = {
  {"group/15AND", (const char[]){
#embed "documents/group/15AND" suffix(, 0)
  }},
  {"group/1NB", (const char[]){
#embed "documents/group/1NB" suffix(, 0)
  }},
  {"group/2EYES", (const char[]){
#embed "documents/group/2EYES" suffix(, 0)
  }},
  {"group/2NE1", (const char[]){
#embed "documents/group/2NE1" suffix(, 0)
  }},
  {"group/3YE", (const char[]){
#embed "documents/group/3YE" suffix(, 0)
  }},
  {"group/4MINUTE", (const char[]){
#embed "documents/group/4MINUTE" suffix(, 0)
  }},
  {"group/4TEN", (const char[]){
#embed "documents/group/4TEN" suffix(, 0)
  }},
  {"group/ADE", (const char[]){
#embed "documents/group/ADE" suffix(, 0)
  }},
  {"group/ADYA", (const char[]){
#embed "documents/group/ADYA" suffix(, 0)
  }},
  {"group/AESPA", (const char[]){
#embed "documents/group/AESPA" suffix(, 0)
  }},
  {"group/AFTERSCHOOL", (const char[]){
#embed "documents/group/AFTERSCHOOL" suffix(, 0)
  }},
  {"group/AKOR", (const char[]){
#embed "documents/group/AKOR" suffix(, 0)
  }},
  {"group/ALICE", (const char[]){
#embed "documents/group/ALICE" suffix(, 0)
  }},
  {"group/ANS", (const char[]){
#embed "documents/group/ANS" suffix(, 0)
  }},
  {"group/AOA", (const char[]){
#embed "documents/group/AOA" suffix(, 0)
  }},
  {"group/APINK", (const char[]){
#embed "documents/group/APINK" suffix(, 0)
  }},
  {"group/APPLEB", (const char[]){
#embed "documents/group/APPLEB" suffix(, 0)
  }},
  {"group/APRIL", (const char[]){
#embed "documents/group/APRIL" suffix(, 0)
  }},
  {"group/ARIAZ", (const char[]){
#embed "documents/group/ARIAZ" suffix(, 0)
  }},
  {"group/ARTMS", (const char[]){
#embed "documents/group/ARTMS" suffix(, 0)
  }},
  {"group/ATHEART", (const char[]){
#embed "documents/group/ATHEART" suffix(, 0)
  }},
  {"group/BABYDONTCRY", (const char[]){
#embed "documents/group/BABYDONTCRY" suffix(, 0)
  }},
  {"group/BABYMONSTER", (const char[]){
#embed "documents/group/BABYMONSTER" suffix(, 0)
  }},
  {"group/BABYVOX", (const char[]){
#embed "documents/group/BABYVOX" suffix(, 0)
  }},
  {"group/BADVILLAIN", (const char[]){
#embed "documents/group/BADVILLAIN" suffix(, 0)
  }},
  {"group/BERRYGOOD", (const char[]){
#embed "documents/group/BERRYGOOD" suffix(, 0)
  }},
  {"group/BESTIE", (const char[]){
#embed "documents/group/BESTIE" suffix(, 0)
  }},
  {"group/BIGMAMA", (const char[]){
#embed "documents/group/BIGMAMA" suffix(, 0)
  }},
  {"group/BILLLIE", (const char[]){
#embed "documents/group/BILLLIE" suffix(, 0)
  }},
  {"group/BLACKPINK", (const char[]){
#embed "documents/group/BLACKPINK" suffix(, 0)
  }},
  {"group/BLACKSWAN", (const char[]){
#embed "documents/group/BLACKSWAN" suffix(, 0)
  }},
  {"group/BLINGBLING", (const char[]){
#embed "documents/group/BLINGBLING" suffix(, 0)
  }},
  {"group/BOBGIRLS", (const char[]){
#embed "documents/group/BOBGIRLS" suffix(, 0)
  }},
  {"group/BOL4", (const char[]){
#embed "documents/group/BOL4" suffix(, 0)
  }},
  {"group/BONUSBABY", (const char[]){
#embed "documents/group/BONUSBABY" suffix(, 0)
  }},
  {"group/BPPOP", (const char[]){
#embed "documents/group/BPPOP" suffix(, 0)
  }},
  {"group/BRAVEGIRLS", (const char[]){
#embed "documents/group/BRAVEGIRLS" suffix(, 0)
  }},
  {"group/BROWNEYEDGIRLS", (const char[]){
#embed "documents/group/BROWNEYEDGIRLS" suffix(, 0)
  }},
  {"group/BUGABOO", (const char[]){
#embed "documents/group/BUGABOO" suffix(, 0)
  }},
  {"group/BULLDOK", (const char[]){
#embed "documents/group/BULLDOK" suffix(, 0)
  }},
  {"group/BUSTERS", (const char[]){
#embed "documents/group/BUSTERS" suffix(, 0)
  }},
  {"group/BVNDIT", (const char[]){
#embed "documents/group/BVNDIT" suffix(, 0)
  }},
  {"group/CANDYSHOP", (const char[]){
#embed "documents/group/CANDYSHOP" suffix(, 0)
  }},
  {"group/CHAKRA", (const char[]){
#embed "documents/group/CHAKRA" suffix(, 0)
  }},
  {"group/CHERRYBULLET", (const char[]){
#embed "documents/group/CHERRYBULLET" suffix(, 0)
  }},
  {"group/CHOCOLAT", (const char[]){
#embed "documents/group/CHOCOLAT" suffix(, 0)
  }},
  {"group/CIGNATURE", (const char[]){
#embed "documents/group/CIGNATURE" suffix(, 0)
  }},
  {"group/CLASSY", (const char[]){
#embed "documents/group/CLASSY" suffix(, 0)
  }},
  {"group/CLC", (const char[]){
#embed "documents/group/CLC" suffix(, 0)
  }},
  {"group/COCOSORI", (const char[]){
#embed "documents/group/COCOSORI" suffix(, 0)
  }},
  {"group/CRAXY", (const char[]){
#embed "documents/group/CRAXY" suffix(, 0)
  }},
  {"group/CRAYONPOP", (const char[]){
#embed "documents/group/CRAYONPOP" suffix(, 0)
  }},
  {"group/CSR", (const char[]){
#embed "documents/group/CSR" suffix(, 0)
  }},
  {"group/DALSHABET", (const char[]){
#embed "documents/group/DALSHABET" suffix(, 0)
  }},
  {"group/DAVICHI", (const char[]){
#embed "documents/group/DAVICHI" suffix(, 0)
  }},
  {"group/DIA", (const char[]){
#embed "documents/group/DIA" suffix(, 0)
  }},
  {"group/DIVA", (const char[]){
#embed "documents/group/DIVA" suffix(, 0)
  }},
  {"group/DREAMCATCHER", (const char[]){
#embed "documents/group/DREAMCATCHER" suffix(, 0)
  }},
  {"group/DREAMNOTE", (const char[]){
#embed "documents/group/DREAMNOTE" suffix(, 0)
  }},
  {"group/DUNIT", (const char[]){
#embed "documents/group/DUNIT" suffix(, 0)
  }},
  {"group/EL7ZUP", (const char[]){
#embed "documents/group/EL7ZUP" suffix(, 0)
  }},
  {"group/EVERGLOW", (const char[]){
#embed "documents/group/EVERGLOW" suffix(, 0)
  }},
  {"group/EVOL", (const char[]){
#embed "documents/group/EVOL" suffix(, 0)
  }},
  {"group/EXID", (const char[]){
#embed "documents/group/EXID" suffix(, 0)
  }},
  {"group/FANATICS", (const char[]){
#embed "documents/group/FANATICS" suffix(, 0)
  }},
  {"group/FAVORITE", (const char[]){
#embed "documents/group/FAVORITE" suffix(, 0)
  }},
  {"group/FIESTAR", (const char[]){
#embed "documents/group/FIESTAR" suffix(, 0)
  }},
  {"group/FIFTYFIFTY", (const char[]){
#embed "documents/group/FIFTYFIFTY" suffix(, 0)
  }},
  {"group/FINKL", (const char[]){
#embed "documents/group/FINKL" suffix(, 0)
  }},
  {"group/FIVEDOLLS", (const char[]){
#embed "documents/group/FIVEDOLLS" suffix(, 0)
  }},
  {"group/FROMIS9", (const char[]){
#embed "documents/group/FROMIS9" suffix(, 0)
  }},
  {"group/FX", (const char[]){
#embed "documents/group/FX" suffix(, 0)
  }},
  {"group/GAVYNJ", (const char[]){
#embed "documents/group/GAVYNJ" suffix(, 0)
  }},
  {"group/GEENIUS", (const char[]){
#embed "documents/group/GEENIUS" suffix(, 0)
  }},
  {"group/GFRIEND", (const char[]){
#embed "documents/group/GFRIEND" suffix(, 0)
  }},
  {"group/GIDLE", (const char[]){
#embed "documents/group/GIDLE" suffix(, 0)
  }},
  {"group/GIRLKIND", (const char[]){
#embed "documents/group/GIRLKIND" suffix(, 0)
  }},
  {"group/GIRLSDAY", (const char[]){
#embed "documents/group/GIRLSDAY" suffix(, 0)
  }},
  {"group/GIRLSET", (const char[]){
#embed "documents/group/GIRLSET" suffix(, 0)
  }},
  {"group/GIRLSGENERATION", (const char[]){
#embed "documents/group/GIRLSGENERATION" suffix(, 0)
  }},
  {"group/GLAM", (const char[]){
#embed "documents/group/GLAM" suffix(, 0)
  }},
  {"group/GOODDAY", (const char[]){
#embed "documents/group/GOODDAY" suffix(, 0)
  }},
  {"group/GREYISH", (const char[]){
#embed "documents/group/GREYISH" suffix(, 0)
  }},
  {"group/GUGUDAN", (const char[]){
#embed "documents/group/GUGUDAN" suffix(, 0)
  }},
  {"group/GWSN", (const char[]){
#embed "documents/group/GWSN" suffix(, 0)
  }},
  {"group/H1KEY", (const char[]){
#embed "documents/group/H1KEY" suffix(, 0)
  }},
  {"group/HASHTAG", (const char[]){
#embed "documents/group/HASHTAG" suffix(, 0)
  }},
  {"group/HEARTOFWOMAN", (const char[]){
#embed "documents/group/HEARTOFWOMAN" suffix(, 0)
  }},
  {"group/HEARTS2HEARTS", (const char[]){
#embed "documents/group/HEARTS2HEARTS" suffix(, 0)
  }},
  {"group/HELLOVENUS", (const char[]){
#embed "documents/group/HELLOVENUS" suffix(, 0)
  }},
  {"group/HIGHTEEN", (const char[]){
#embed "documents/group/HIGHTEEN" suffix(, 0)
  }},
  {"group/HIL", (const char[]){
#embed "documents/group/HIL" suffix(, 0)
  }},
  {"group/HINAPIA", (const char[]){
#embed "documents/group/HINAPIA" suffix(, 0)
  }},
  {"group/HITGS", (const char[]){
#embed "documents/group/HITGS" suffix(, 0)
  }},
  {"group/HONEYPOPCORN", (const char[]){
#embed "documents/group/HONEYPOPCORN" suffix(, 0)
  }},
  {"group/HOTISSUE", (const char[]){
#embed "documents/group/HOTISSUE" suffix(, 0)
  }},
  {"group/HUB", (const char[]){
#embed "documents/group/HUB" suffix(, 0)
  }},
  {"group/HYPEPRINCESS", (const char[]){
#embed "documents/group/HYPEPRINCESS" suffix(, 0)
  }},
  {"group/ICHILLIN", (const char[]){
#embed "documents/group/ICHILLIN" suffix(, 0)
  }},
  {"group/IFEYE", (const char[]){
#embed "documents/group/IFEYE" suffix(, 0)
  }},
  {"group/ILLIT", (const char[]){
#embed "documents/group/ILLIT" suffix(, 0)
  }},
  {"group/ILY1", (const char[]){
#embed "documents/group/ILY1" suffix(, 0)
  }},
  {"group/IOI", (const char[]){
#embed "documents/group/IOI" suffix(, 0)
  }},
  {"group/IRRIS", (const char[]){
#embed "documents/group/IRRIS" suffix(, 0)
  }},
  {"group/ITZY", (const char[]){
#embed "documents/group/ITZY" suffix(, 0)
  }},
  {"group/IVE", (const char[]){
#embed "documents/group/IVE" suffix(, 0)
  }},
  {"group/IZNA", (const char[]){
#embed "documents/group/IZNA" suffix(, 0)
  }},
  {"group/IZONE", (const char[]){
#embed "documents/group/IZONE" suffix(, 0)
  }},
  {"group/JEWELRY", (const char[]){
#embed "documents/group/JEWELRY" suffix(, 0)
  }},
  {"group/KARA", (const char[]){
#embed "documents/group/KARA" suffix(, 0)
  }},
  {"group/KATSEYE", (const char[]){
#embed "documents/group/KATSEYE" suffix(, 0)
  }},
  {"group/KEP1ER", (const char[]){
#embed "documents/group/KEP1ER" suffix(, 0)
  }},
  {"group/KEYVEATZ", (const char[]){
#embed "documents/group/KEYVEATZ" suffix(, 0)
  }},
  {"group/KHAN", (const char[]){
#embed "documents/group/KHAN" suffix(, 0)
  }},
  {"group/KIIIKIII", (const char[]){
#embed "documents/group/KIIIKIII" suffix(, 0)
  }},
  {"group/KIIRAS", (const char[]){
#embed "documents/group/KIIRAS" suffix(, 0)
  }},
  {"group/KISSOFLIFE", (const char[]){
#embed "documents/group/KISSOFLIFE" suffix(, 0)
  }},
  {"group/LABOUM", (const char[]){
#embed "documents/group/LABOUM" suffix(, 0)
  }},
  {"group/LADIESCODE", (const char[]){
#embed "documents/group/LADIESCODE" suffix(, 0)
  }},
  {"group/LAPILLUS", (const char[]){
#embed "documents/group/LAPILLUS" suffix(, 0)
  }},
  {"group/LATENCY", (const char[]){
#embed "documents/group/LATENCY" suffix(, 0)
  }},
  {"group/LESSERAFIM", (const char[]){
#embed "documents/group/LESSERAFIM" suffix(, 0)
  }},
  {"group/LIGHTSUM", (const char[]){
#embed "documents/group/LIGHTSUM" suffix(, 0)
  }},
  {"group/LIMELIGHT", (const char[]){
#embed "documents/group/LIMELIGHT" suffix(, 0)
  }},
  {"group/LIPBUBBLE", (const char[]){
#embed "documents/group/LIPBUBBLE" suffix(, 0)
  }},
  {"group/LOONA", (const char[]){
#embed "documents/group/LOONA" suffix(, 0)
  }},
  {"group/LOOSSEMBLE", (const char[]){
#embed "documents/group/LOOSSEMBLE" suffix(, 0)
  }},
  {"group/LOVELYZ", (const char[]){
#embed "documents/group/LOVELYZ" suffix(, 0)
  }},
  {"group/LUNARSOLAR", (const char[]){
#embed "documents/group/LUNARSOLAR" suffix(, 0)
  }},
  {"group/LUV", (const char[]){
#embed "documents/group/LUV" suffix(, 0)
  }},
  {"group/MADEIN", (const char[]){
#embed "documents/group/MADEIN" suffix(, 0)
  }},
  {"group/MAJORS", (const char[]){
#embed "documents/group/MAJORS" suffix(, 0)
  }},
  {"group/MAKAMAKA", (const char[]){
#embed "documents/group/MAKAMAKA" suffix(, 0)
  }},
  {"group/MAMAMOO", (const char[]){
#embed "documents/group/MAMAMOO" suffix(, 0)
  }},
  {"group/MARMELLO", (const char[]){
#embed "documents/group/MARMELLO" suffix(, 0)
  }},
  {"group/MATILDA", (const char[]){
#embed "documents/group/MATILDA" suffix(, 0)
  }},
  {"group/MELODYDAY", (const char[]){
#embed "documents/group/MELODYDAY" suffix(, 0)
  }},
  {"group/MEOVV", (const char[]){
#embed "documents/group/MEOVV" suffix(, 0)
  }},
  {"group/MILK", (const char[]){
#embed "documents/group/MILK" suffix(, 0)
  }},
  {"group/MIMIIROSE", (const char[]){
#embed "documents/group/MIMIIROSE" suffix(, 0)
  }},
  {"group/MISSA", (const char[]){
#embed "documents/group/MISSA" suffix(, 0)
  }},
  {"group/MIXX", (const char[]){
#embed "documents/group/MIXX" suffix(, 0)
  }},
  {"group/MOMOLAND", (const char[]){
#embed "documents/group/MOMOLAND" suffix(, 0)
  }},
  {"group/MYB", (const char[]){
#embed "documents/group/MYB" suffix(, 0)
  }},
  {"group/NATURE", (const char[]){
#embed "documents/group/NATURE" suffix(, 0)
  }},
  {"group/NEONPUNCH", (const char[]){
#embed "documents/group/NEONPUNCH" suffix(, 0)
  }},
  {"group/NEWJEANS", (const char[]){
#embed "documents/group/NEWJEANS" suffix(, 0)
  }},
  {"group/NINEMUSES", (const char[]){
#embed "documents/group/NINEMUSES" suffix(, 0)
  }},
  {"group/NIZIU", (const char[]){
#embed "documents/group/NIZIU" suffix(, 0)
  }},
  {"group/NMIXX", (const char[]){
#embed "documents/group/NMIXX" suffix(, 0)
  }},
  {"group/ODDYOUTH", (const char[]){
#embed "documents/group/ODDYOUTH" suffix(, 0)
  }},
  {"group/OHMYGIRL", (const char[]){
#embed "documents/group/OHMYGIRL" suffix(, 0)
  }},
  {"group/PAPAYA", (const char[]){
#embed "documents/group/PAPAYA" suffix(, 0)
  }},
  {"group/PINKFANTASY", (const char[]){
#embed "documents/group/PINKFANTASY" suffix(, 0)
  }},
  {"group/PIXY", (const char[]){
#embed "documents/group/PIXY" suffix(, 0)
  }},
  {"group/PLAYBACK", (const char[]){
#embed "documents/group/PLAYBACK" suffix(, 0)
  }},
  {"group/POP", (const char[]){
#embed "documents/group/POP" suffix(, 0)
  }},
  {"group/PRIMROSE", (const char[]){
#embed "documents/group/PRIMROSE" suffix(, 0)
  }},
  {"group/PRISTIN", (const char[]){
#embed "documents/group/PRISTIN" suffix(, 0)
  }},
  {"group/PURFLES", (const char[]){
#embed "documents/group/PURFLES" suffix(, 0)
  }},
  {"group/PURPLEBECK", (const char[]){
#embed "documents/group/PURPLEBECK" suffix(, 0)
  }},
  {"group/PURPLEKISS", (const char[]){
#embed "documents/group/PURPLEKISS" suffix(, 0)
  }},
  {"group/QUEENZEYE", (const char[]){
#embed "documents/group/QUEENZEYE" suffix(, 0)
  }},
  {"group/QWER", (const char[]){
#embed "documents/group/QWER" suffix(, 0)
  }},
  {"group/RAINBOW", (const char[]){
#embed "documents/group/RAINBOW" suffix(, 0)
  }},
  {"group/RANIA", (const char[]){
#embed "documents/group/RANIA" suffix(, 0)
  }},
  {"group/REDVELVET", (const char[]){
#embed "documents/group/REDVELVET" suffix(, 0)
  }},
  {"group/RESCENE", (const char[]){
#embed "documents/group/RESCENE" suffix(, 0)
  }},
  {"group/ROCKETPUNCH", (const char[]){
#embed "documents/group/ROCKETPUNCH" suffix(, 0)
  }},
  {"group/ROLLINGQUARTZ", (const char[]){
#embed "documents/group/ROLLINGQUARTZ" suffix(, 0)
  }},
  {"group/SATURDAY", (const char[]){
#embed "documents/group/SATURDAY" suffix(, 0)
  }},
  {"group/SAYMYNAME", (const char[]){
#embed "documents/group/SAYMYNAME" suffix(, 0)
  }},
  {"group/SECRET", (const char[]){
#embed "documents/group/SECRET" suffix(, 0)
  }},
  {"group/SECRETNUMBER", (const char[]){
#embed "documents/group/SECRETNUMBER" suffix(, 0)
  }},
  {"group/SEEYA", (const char[]){
#embed "documents/group/SEEYA" suffix(, 0)
  }},
  {"group/SES", (const char[]){
#embed "documents/group/SES" suffix(, 0)
  }},
  {"group/SIS", (const char[]){
#embed "documents/group/SIS" suffix(, 0)
  }},
  {"group/SISTAR", (const char[]){
#embed "documents/group/SISTAR" suffix(, 0)
  }},
  {"group/SONAMOO", (const char[]){
#embed "documents/group/SONAMOO" suffix(, 0)
  }},
  {"group/SPICA", (const char[]){
#embed "documents/group/SPICA" suffix(, 0)
  }},
  {"group/STAYC", (const char[]){
#embed "documents/group/STAYC" suffix(, 0)
  }},
  {"group/STELLAR", (const char[]){
#embed "documents/group/STELLAR" suffix(, 0)
  }},
  {"group/SUGAR", (const char[]){
#embed "documents/group/SUGAR" suffix(, 0)
  }},
  {"group/TAHITI", (const char[]){
#embed "documents/group/TAHITI" suffix(, 0)
  }},
  {"group/TARA", (const char[]){
#embed "documents/group/TARA" suffix(, 0)
  }},
  {"group/THEARK", (const char[]){
#embed "documents/group/THEARK" suffix(, 0)
  }},
  {"group/THEGRACE", (const char[]){
#embed "documents/group/THEGRACE" suffix(, 0)
  }},
  {"group/TINYG", (const char[]){
#embed "documents/group/TINYG" suffix(, 0)
  }},
  {"group/TRIBE", (const char[]){
#embed "documents/group/TRIBE" suffix(, 0)
  }},
  {"group/TRIPLES", (const char[]){
#embed "documents/group/TRIPLES" suffix(, 0)
  }},
  {"group/TTMA", (const char[]){
#embed "documents/group/TTMA" suffix(, 0)
  }},
  {"group/TWICE", (const char[]){
#embed "documents/group/TWICE" suffix(, 0)
  }},
  {"group/TWOX", (const char[]){
#embed "documents/group/TWOX" suffix(, 0)
  }},
  {"group/UDTT", (const char[]){
#embed "documents/group/UDTT" suffix(, 0)
  }},
  {"group/UNCHILD", (const char[]){
#embed "documents/group/UNCHILD" suffix(, 0)
  }},
  {"group/UNIS", (const char[]){
#embed "documents/group/UNIS" suffix(, 0)
  }},
  {"group/UNIT", (const char[]){
#embed "documents/group/UNIT" suffix(, 0)
  }},
  {"group/USPEER", (const char[]){
#embed "documents/group/USPEER" suffix(, 0)
  }},
  {"group/VIVIZ", (const char[]){
#embed "documents/group/VIVIZ" suffix(, 0)
  }},
  {"group/VVUP", (const char[]){
#embed "documents/group/VVUP" suffix(, 0)
  }},
  {"group/WASSUP", (const char[]){
#embed "documents/group/WASSUP" suffix(, 0)
  }},
  {"group/WEEEKLY", (const char[]){
#embed "documents/group/WEEEKLY" suffix(, 0)
  }},
  {"group/WEKIMEKI", (const char[]){
#embed "documents/group/WEKIMEKI" suffix(, 0)
  }},
  {"group/WJSN", (const char[]){
#embed "documents/group/WJSN" suffix(, 0)
  }},
  {"group/WONDERGIRLS", (const char[]){
#embed "documents/group/WONDERGIRLS" suffix(, 0)
  }},
  {"group/WOOAH", (const char[]){
#embed "documents/group/WOOAH" suffix(, 0)
  }},
  {"group/XG", (const char[]){
#embed "documents/group/XG" suffix(, 0)
  }},
  {"group/XIN", (const char[]){
#embed "documents/group/XIN" suffix(, 0)
  }},
  {"group/YOUNGPOSSE", (const char[]){
#embed "documents/group/YOUNGPOSSE" suffix(, 0)
  }},
  {"group/index.json", (const char[]){
#embed "documents/group/index.json" suffix(, 0)
  }},
};

const kpgg_catalog_document *kpgg_catalog_documents(void) { return documents; }

size_t kpgg_catalog_document_count(void) { return sizeof documents / sizeof documents[0]; }

size_t kpgg_catalog_document_length(const kpgg_catalog_document *document) { return strlen(document->text); }
