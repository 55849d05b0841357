import KPGGCore

extension ProgramDescription {
  /// All variables that change what kpgg does.
  static let environment: [HelpEntry] = [
    .init(
      "KPGG_SOURCE", "Default for --source",
      "--source의 기본값"),
    .init(
      "KPGG_TOKEN", "Bearer token for the endpoint",
      "엔드포인트의 Bearer 토큰"),
    .init(
      "KPGG_HTTP_WORKER",
      "Absolute path of the HTTP worker (default: libexec/kpgg/kpgg-http next to bin; "
        + "in the full build, kpgg itself)",
      "HTTP 작업 프로그램의 절대 경로 (기본값: bin 옆의 libexec/kpgg/kpgg-http, 전체 빌드에서는 kpgg 자신)"),
    .init(
      "BROWSER", "Command that opens pages and videos",
      "페이지와 영상을 여는 명령"),
    .init(
      "KPGG_LANG", "Default for --lang",
      "--lang의 기본값"),
    .init(
      "KPGG_TODAY", "Today's date (YYYY-MM-DD); overrides the clock and TZ",
      "오늘 날짜(YYYY-MM-DD). 시계와 TZ보다 우선"),
    .init(
      "LC_ALL", "Language if KPGG_LANG is not set; overrides LC_MESSAGES and LANG",
      "KPGG_LANG이 없을 때의 언어. LC_MESSAGES와 LANG보다 우선"),
    .init(
      "NO_COLOR", "Turns colors off (unless empty)",
      "색 끄기 (비어 있지 않을 때)"),
    .init(
      "CLICOLOR_FORCE", "Turns colors on, even in a pipe (unless empty or 0)",
      "파이프에서도 색 켜기 (값이 비어 있거나 0이면 제외)"),
    .init(
      "TERM", "Terminal type; 'dumb' turns off colors, the pager, and full screens",
      "터미널 종류. 'dumb'이면 색, 페이저, 전체 화면을 쓰지 않음"),
    .init(
      "KPGG_PAGER", "Pager for long output on a terminal ('' or 'cat': no pager)",
      "터미널의 긴 출력에 쓸 페이저 (빈 값이나 'cat'이면 쓰지 않음)"),
    .init(
      "PAGER", "Pager if KPGG_PAGER is not set (default: less)",
      "KPGG_PAGER가 없을 때의 페이저 (기본값: less)"),
    .init(
      "LESS", "Options for less (default: FRX)",
      "less의 옵션 (기본값: FRX)"),
    .init(
      "TERM_PROGRAM",
      "Tells 'browse' whether the terminal supports images, links, titles, and copying; so do "
        + "TERM, COLORTERM, TERM_PROGRAM_VERSION, KITTY_WINDOW_ID, VTE_VERSION, KONSOLE_VERSION, "
        + "WT_SESSION, DOMTERM, TMUX, and STY",
      "터미널이 이미지, 링크, 제목, 복사를 지원하는지 'browse'에 알림. TERM, COLORTERM, TERM_PROGRAM_VERSION, "
        + "KITTY_WINDOW_ID, VTE_VERSION, KONSOLE_VERSION, WT_SESSION, DOMTERM, TMUX, STY도 "
        + "같음"),
    .init(
      "COLUMNS", "Width of the terminal, if the terminal does not report it",
      "터미널이 너비를 알려 주지 않을 때 쓸 너비"),
    .init(
      "DISPLAY", "Display for the default browser; also WAYLAND_DISPLAY",
      "기본 브라우저의 디스플레이. WAYLAND_DISPLAY도 같음"),
    .init(
      "PATH", "Folders of programs that kpgg runs, such as less, mpv, and chafa",
      "less, mpv, chafa처럼 kpgg가 실행하는 프로그램의 폴더"),
    .init(
      "XDG_CACHE_HOME",
      "Parent folder for caches (default: ~/.cache, or ~/Library/Caches on macOS)",
      "캐시의 상위 폴더 (기본값: ~/.cache, macOS에서는 ~/Library/Caches)"
    ),
    .init(
      "XDG_CONFIG_HOME",
      "Parent folder for settings (default: ~/.config, or ~/Library/Application Support on macOS)",
      "설정의 상위 폴더 (기본값: ~/.config, macOS에서는 ~/Library/Application Support)"),
    .init(
      "XDG_DATA_HOME",
      "Parent folder for user data (default: ~/.local/share, or ~/Library/Application "
        + "Support on macOS)",
      "사용자 데이터의 상위 폴더 (기본값: ~/.local/share, macOS에서는 ~/Library/Application Support)"),
    .init(
      "XDG_STATE_HOME",
      "Parent folder for what 'browse' remembers (default: ~/.local/state, or "
        + "~/Library/Application Support on macOS)",
      "'browse'가 기억하는 상태의 상위 폴더 (기본값: ~/.local/state, macOS에서는 ~/Library/Application Support)"),
    .init(
      "https_proxy", "Proxy for requests; also http_proxy, all_proxy, and no_proxy",
      "요청에 쓸 프록시. http_proxy, all_proxy, no_proxy도 같음"
    ),
  ]

  /// All files and folders in which kpgg stores data.
  static let files: [HelpEntry] = [
    .init(
      "$XDG_CACHE_HOME/kpgg/endpoints", "Cached responses from endpoints",
      "캐시에 저장한 엔드포인트의 응답"),
    .init(
      "$XDG_CACHE_HOME/kpgg/sites", "Websites that 'open' has written, one for each source",
      "'open'이 저장한 웹사이트 (소스마다 하나)"),
    .init(
      "$XDG_CONFIG_HOME/kpgg/config.json", "Your settings (see 'kpgg help config')",
      "설정 ('kpgg help config' 참고)"),
    .init(
      "$XDG_DATA_HOME/kpgg/favorites.json", "Your favorites",
      "즐겨찾기"),
    .init(
      "$XDG_DATA_HOME/kpgg/quiz.jsonl", "Your quiz answers, one per line",
      "퀴즈에 쓴 답 (한 줄에 하나)"),
    .init(
      "$XDG_DATA_HOME/kpgg/quiz-games.json", "Saved quiz games",
      "풀다가 저장한 퀴즈"),
    .init(
      "$XDG_DATA_HOME/kpgg/ranks.jsonl", "Your rankings, one choice per line",
      "순위 (선택마다 한 줄)"),
    .init(
      "$XDG_STATE_HOME/kpgg/browse.json", "The last view, orders, and language of 'browse'",
      "'browse'의 마지막 보기 방식, 순서, 언어"),
  ]
}
