extension EnvironmentVariable {
  /// All variables that change what kpgg does.
  static let all: [EnvironmentVariable] = [
    EnvironmentVariable(name: "KPGG_SOURCE", summary: "Default for --source"),
    EnvironmentVariable(name: "KPGG_TOKEN", summary: "Bearer token for the endpoint"),
    EnvironmentVariable(
      name: "KPGG_HTTP_WORKER",
      summary: "Absolute path of the HTTP worker (default: libexec/kpgg/kpgg-http next to bin; "
        + "in the full build, kpgg itself)"),
    EnvironmentVariable(name: "BROWSER", summary: "Command that opens pages and videos"),
    EnvironmentVariable(name: "KPGG_LANG", summary: "Default for --lang"),
    EnvironmentVariable(
      name: "KPGG_TODAY",
      summary: "Today's date (YYYY-MM-DD); overrides the clock and TZ"),
    EnvironmentVariable(
      name: "LC_ALL",
      summary: "Language if KPGG_LANG is not set; overrides LC_MESSAGES and LANG"),
    EnvironmentVariable(name: "NO_COLOR", summary: "Turns colors off (unless empty)"),
    EnvironmentVariable(
      name: "CLICOLOR_FORCE", summary: "Turns colors on, even in a pipe (unless empty or 0)"),
    EnvironmentVariable(
      name: "TERM",
      summary: "Terminal type; 'dumb' turns off colors, the pager, and full screens"),
    EnvironmentVariable(
      name: "KPGG_PAGER",
      summary: "Pager for long output on a terminal ('' or 'cat': no pager)"),
    EnvironmentVariable(
      name: "PAGER", summary: "Pager if KPGG_PAGER is not set (default: less)"),
    EnvironmentVariable(name: "LESS", summary: "Options for less (default: FRX)"),
    EnvironmentVariable(
      name: "TERM_PROGRAM",
      summary:
        "Tells 'browse' whether the terminal supports images, links, titles, and copying; so do "
        + "TERM, COLORTERM, TERM_PROGRAM_VERSION, KITTY_WINDOW_ID, VTE_VERSION, KONSOLE_VERSION, "
        + "WT_SESSION, DOMTERM, TMUX, and STY"),
    EnvironmentVariable(
      name: "COLUMNS", summary: "Width of the terminal, if the terminal does not report it"),
    EnvironmentVariable(
      name: "DISPLAY",
      summary: "Display for the default browser; also WAYLAND_DISPLAY"),
    EnvironmentVariable(
      name: "PATH", summary: "Folders of programs that kpgg runs, such as less, mpv, and chafa"),
    EnvironmentVariable(
      name: "XDG_CACHE_HOME",
      summary: "Parent folder for caches (default: ~/.cache, or ~/Library/Caches on macOS)"),
    EnvironmentVariable(
      name: "XDG_DATA_HOME",
      summary: "Parent folder for user data (default: ~/.local/share, or ~/Library/Application "
        + "Support on macOS)"),
    EnvironmentVariable(
      name: "https_proxy", summary: "Proxy for requests; also http_proxy, all_proxy, and no_proxy"
    ),
  ]
}

extension FileDescription {
  /// All files and folders in which kpgg stores data.
  static let all: [FileDescription] = [
    FileDescription(
      path: "$XDG_CACHE_HOME/kpgg/endpoints", summary: "Cached responses from endpoints"),
    FileDescription(
      path: "$XDG_CACHE_HOME/kpgg/sites",
      summary: "Websites that 'open' has written, one for each source"),
    FileDescription(path: "$XDG_DATA_HOME/kpgg/favorites.json", summary: "Your favorites"),
    FileDescription(
      path: "$XDG_DATA_HOME/kpgg/quiz.jsonl", summary: "Your quiz answers, one per line"),
    FileDescription(
      path: "$XDG_DATA_HOME/kpgg/quiz-games.json", summary: "Saved quiz games"),
  ]
}
