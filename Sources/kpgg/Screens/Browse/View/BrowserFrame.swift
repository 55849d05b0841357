/// A rendered frame of the browser.
typealias BrowserFrame = ScreenFrame<BrowserAction>

