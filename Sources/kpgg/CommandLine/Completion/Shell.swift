/// A request from a completion script: `kpgg __complete SHELL -- WORD…`. Help does not list it.
///
/// bash sends its line up to the cursor and the word to complete. zsh and fish send the words of
/// the line, from the program's name to the cursor.
struct CompletionRequest: Hashable, Sendable {
  /// The subcommand.
  static let argument = "__complete"

  private let shell: Shell
  private let words: [String]

  /// Reads a request; `nil` if the first argument is not `__complete`.
  ///
  /// A malformed request is valid but has no words, so that its reply is not an error.
  init?(_ arguments: [String]) {
    guard arguments.first == Self.argument else { return nil }
    let parts = arguments.dropFirst().split(separator: "--", maxSplits: 1)
    shell = parts.first?.first.flatMap(Shell.init) ?? .fish
    words = parts.count > 1 ? Array(parts[1]) : []
  }

  /// The text that the script reads: a line with the result's kind, then a line for each candidate.
  ///
  /// For zsh and fish, a tab and the description follow the candidate.
  func reply(in context: Context) async -> String {
    switch shell {
    case .bash:
      guard words.count == 2 else { return "" }
      let line = BashLine(words[0], completing: words[1])
      guard !line.isLeftToBash else { return Self.text(CompletionResult(kind: .files), []) }
      let result = await Completer(Array(line.words.dropFirst()), in: context).result()
      return Self.text(result, result.candidates.compactMap { line.replacement(for: $0.text) })
    case .zsh, .fish:
      let result = await Completer(Array(words.dropFirst()), in: context).result()
      let typed = words.last ?? ""
      return Self.text(
        result,
        result.candidates.map { "\(shell.matchable($0.text, typed: typed))\t\($0.description)" })
    }
  }

  private static func text(_ result: CompletionResult, _ lines: [String]) -> String {
    ([result.kind.rawValue] + lines).map { $0 + "\n" }.joined()
  }
}

/// The candidates for the word at the cursor.
struct CompletionResult: Hashable, Sendable {
  /// How a script treats the candidates. The raw value is the first line of a reply.
  enum Kind: String, Sendable {
    /// Whole words. A space follows a unique candidate.
    case words
    /// Words that may continue, for example with a comma. No space follows.
    case parts
    /// The shell offers files beside the candidates.
    case files
    /// The shell offers folders beside the candidates.
    case folders
  }

  var kind = Kind.words
  var candidates: [Candidate] = []
}

/// A shell with completions for `kpgg`.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Converts a candidate to a form that the shell accepts as a match for the typed text.
  ///
  /// fish compares bytes. A candidate that only differs in its Unicode normalization form starts
  /// with the typed bytes then.
  func matchable(_ text: String, typed: String) -> String {
    guard self == .fish, text.hasPrefix(typed), !text.utf8.starts(with: typed.utf8) else {
      return text
    }
    return typed + text.dropFirst(typed.count)
  }

  /// The completion script. It sends a `CompletionRequest` for each completion.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // The script passes the line as typed, without any expansion.
  private static let bashScript = #"""
    # kpgg completions for bash. Add this line to ~/.bashrc:
    #   eval "$(kpgg completions bash)"
    _kpgg() {
      local kind='' line
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $kind ]]; then COMPREPLY+=("$line"); else kind=$line; fi
      done < <(command kpgg __complete bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
      # The bash that comes with macOS does not have compopt.
      case $kind in
        parts) compopt -o nospace ;;
        # The option 'default' offers files only without candidates.
        files) if (( ${#COMPREPLY[@]} )); then
            compopt -o filenames
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2")
          else
            compopt -o default
          fi ;;
        folders) compopt -o plusdirs ;;
      esac 2>/dev/null
    }
    complete -F _kpgg kpgg
    """#

  private static let zshScript = #"""
    #compdef kpgg
    # kpgg completions for zsh. Add this line to ~/.zshrc, after compinit:
    #   eval "$(kpgg completions zsh)"
    # Or save this script as a file named _kpgg in a folder of fpath.
    _kpgg() {
      local quote=$compstate[quote] line
      local typed=${(Q):-$quote$PREFIX$quote}
      local -a lines values notes shown space
      local -i width
      lines=("${(@f)$(
        command kpgg __complete zsh -- "${(@Q)words[1,CURRENT-1]}" "$typed" 2>/dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        values+=("${line%%$'\t'*}")
        notes+=("${line#*$'\t'}")
        (( width = ${(m)#values[-1]} > width ? ${(m)#values[-1]} : width ))
      done
      for line in {1..$#values}; do
        shown+=("${(mr:COLUMNS - 1:)${:-${(mr:width:)values[line]}  $notes[line]}}")
      done
      [[ $lines[1] == parts ]] && space=(-S '')
      (( $#values )) && compadd -U -l "${space[@]}" -d shown -a values
      case $lines[1] in
        files) compset -P '--*='; _files ;;
        folders) compset -P '--*='; _files -/ ;;
      esac
    }
    if [[ $funcstack[1] == _kpgg ]]; then _kpgg "$@"; else compdef _kpgg kpgg; fi
    """#

  private static let fishScript = #"""
    # kpgg completions for fish. Save this script as ~/.config/fish/completions/kpgg.fish.
    function __kpgg_complete --argument-names wanted
      set -l words (commandline -xpc 2>/dev/null; or commandline -opc)
      set -l current (commandline -ct)
      set -l typed (string unescape -- "$current"
        or string unescape -- "$current'"
        or string unescape -- "$current\"")
      set -l lines (command kpgg __complete fish -- $words "$typed" 2>/dev/null)
      if test "$wanted" = files
        test "$lines[1]" = files
        return
      end
      set -q lines[2]; and printf '%s\n' $lines[2..-1]
      if test "$lines[1]" = folders
        set -l option (string match -r -- '^--[^=]*=' "$current")
        set -l value (string replace -r -- '^--[^=]*=' '' "$current")
        string replace -r -- '^' "$option" (__fish_complete_directories "$value" '')
      end
    end
    complete -c kpgg -f -a '(__kpgg_complete)'
    # fish completes files itself: kpgg does not expand ~ or variables.
    complete -c kpgg -n '__kpgg_complete files' -F
    """#
}
