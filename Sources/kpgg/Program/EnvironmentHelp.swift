import KPGGCore

extension ProgramDescription {
  /// All variables that change what kpgg does.
  static let environment: [HelpList.Entry] = [
    .init("KPGG_SOURCE", "Default for --source"),
    .init("KPGG_TOKEN", "Bearer token for the endpoint"),
    .init(
      "KPGG_HTTP_WORKER",
      "Absolute path of the HTTP worker (default: libexec/kpgg/kpgg-http next to bin; "
        + "in the full build, kpgg itself)"),
    .init("BROWSER", "Command that opens pages and videos"),
    .init("KPGG_LANG", "Default for --lang"),
    .init("KPGG_TODAY", "Today's date (YYYY-MM-DD); overrides the clock and TZ"),
    .init("LC_ALL", "Language if KPGG_LANG is not set; overrides LC_MESSAGES and LANG"),
    .init("NO_COLOR", "Turns colors off (unless empty)"),
    .init("CLICOLOR_FORCE", "Turns colors on, even in a pipe (unless empty or 0)"),
    .init("TERM", "Terminal type; 'dumb' turns off colors, the pager, and full screens"),
    .init("KPGG_PAGER", "Pager for long output on a terminal ('' or 'cat': no pager)"),
    .init("PAGER", "Pager if KPGG_PAGER is not set (default: less)"),
    .init("LESS", "Options for less (default: FRX)"),
    .init(
      "TERM_PROGRAM",
      "Tells 'browse' whether the terminal supports images, links, titles, and copying; so do "
        + "TERM, COLORTERM, TERM_PROGRAM_VERSION, KITTY_WINDOW_ID, VTE_VERSION, KONSOLE_VERSION, "
        + "WT_SESSION, DOMTERM, TMUX, and STY"),
    .init("COLUMNS", "Width of the terminal, if the terminal does not report it"),
    .init("DISPLAY", "Display for the default browser; also WAYLAND_DISPLAY"),
    .init("PATH", "Folders of programs that kpgg runs, such as less, mpv, and chafa"),
    .init(
      "XDG_CACHE_HOME", "Parent folder for caches (default: ~/.cache, or ~/Library/Caches on macOS)"
    ),
    .init(
      "XDG_DATA_HOME",
      "Parent folder for user data (default: ~/.local/share, or ~/Library/Application "
        + "Support on macOS)"),
    .init(
      "https_proxy", "Proxy for requests; also http_proxy, all_proxy, and no_proxy"
    ),
  ]

  /// All files and folders in which kpgg stores data.
  static let files: [HelpList.Entry] = [
    .init("$XDG_CACHE_HOME/kpgg/endpoints", "Cached responses from endpoints"),
    .init("$XDG_CACHE_HOME/kpgg/sites", "Websites that 'open' has written, one for each source"),
    .init("$XDG_DATA_HOME/kpgg/favorites.json", "Your favorites"),
    .init("$XDG_DATA_HOME/kpgg/quiz.jsonl", "Your quiz answers, one per line"),
    .init("$XDG_DATA_HOME/kpgg/quiz-games.json", "Saved quiz games"),
  ]
}
