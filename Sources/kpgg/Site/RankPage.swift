import KPGGCore
import KPGGPublishing

extension SitePage {
  /// Links to the pages that rank the members of a group, and that compare it.
  func links(toRankAndCompare lineUp: LineUp) -> Markup {
    let id = lineUp.id.description.percentEncoded
    let labels = language.words.site
    let (rank, compare) = (labels.rankTexts.rankMembers, labels.compareTexts.compare)
    let rankLink: Markup = "<a href=\"\(address(of: .rank))?of=members-\(id)\">\(rank)</a> · "
    return """
      <p class="more">\(lineUp.members.count > 1 ? rankLink : "")\
      <a href="\(address(of: .compare))?group=\(id)">\(compare)</a></p>

      """
  }
}

extension Site {
  /// The page that ranks groups, the members of a group, or favorites. The script asks, and keeps the
  /// choices in the browser.
  func rankPage(in language: Language) -> SitePage {
    let (site, words) = (language.words.site, language.words.rank)
    let texts = site.rankTexts
    var page = newPage(.rank, titled: texts.title, in: language)
    page.scripts = [SiteFile.favoritesScript, .rankScript].map(\.path)
    let subjects = [
      ("groups", texts.groups), ("favorite-group", texts.favoriteGroups),
      ("favorite-member", texts.favoriteMembers),
    ]
    let options = subjects.map { "<option value=\"\($0)\">\($1)" as Markup }
    page.content = """
      <h1>\(texts.title)</h1>
      <p>\(texts.lead)</p>
      <noscript><p>\(site.needsScript)</p></noscript>
      <p id="rank-failed" hidden>\(texts.failed)</p>
      <div id="rank" hidden data-members="\(texts.members)" data-skip="\(texts.skip)" \
      data-left="\(texts.left)" data-one="\(texts.oneLeft)" data-few="\(texts.tooFew)" \
      data-done="\(words.done)" data-copied="\(language.words.daily.copied)" \
      data-unsaved="\(texts.unsaved)" data-picture-failed="\(texts.pictureFailed)">
      <p><label>\(texts.subject) <select>\(options.joined())</select></label></p>
      <p role="status" tabindex="-1"></p>
      <div class="pair"><button type="button"></button><button type="button"></button></div>
      <p class="choices"><button id="rank-tie" type="button">\(texts.tie)</button> \
      <button data-skip type="button"></button> <button data-skip type="button"></button> \
      <small>\(texts.keys)</small></p>
      <div id="rank-end" hidden>
      <h2></h2>
      <ol class="places"></ol>
      <p><button id="rank-copy" type="button">\(site.dailyTexts.copyButton)</button> \
      <button id="rank-picture" type="button">\(texts.picture)</button></p>
      <pre hidden></pre>
      </div>
      <p><button id="rank-undo" type="button" hidden>\(texts.undo)</button> \
      <button id="rank-restart" type="button" hidden>\(texts.restart)</button></p>
      <dialog aria-labelledby="rank-loss"><form method="dialog">
      <p id="rank-loss">\(texts.restartQuestion)</p>
      <p><button>\(texts.cancel)</button> <button value="restart">\(texts.restart)</button></p>
      </form></dialog>
      </div>
      """
    return page
  }
}
