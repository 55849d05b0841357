import KPGGCore

/// What can be asked for.
enum BrowserRequest: Hashable, Sendable {
  case catalog
  case lineUp(GirlGroup)
  case everyone([GirlGroup])
  case picture(WebAddress)
}

/// What comes of it.
enum BrowserAnswer: Hashable, Sendable {
  case catalog(Catalog)
  case lineUp(LineUp)
  case everyone(Roster)
  case picture(WebAddress, Picture)
}
