import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import type { Browser, EngineKind, Size, Tab } from './driver'
import { missingPackages, programs } from './programs'
import { startWebKitServer, type WebKitServer } from './webkit-server'

/**
 * Opens a window without a toolbar, whose width MiniBrowser's toolbar would bound to 447 px, and returns its handle.
 * @throws when no window opened
 */
async function openWindow(driver: WebDriver, opener: string, { width, height }: Size): Promise<string> {
  await driver.switchTo().window(opener)
  const before = await driver.getAllWindowHandles()
  await driver.executeScript(`window.open('about:blank', '', 'popup,width=${width},height=${height}')`)
  const opened = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle)),
    30_000,
    'no window opened',
  )
  if (opened === undefined) throw new Error('no window opened')
  return opened
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = async () => {
    await driver.switchTo().window(handle)
    return driver
  }
  return {
    open: async (url) => (await here()).get(url),
    async run(statements, isInFrame = false) {
      await here()
      if (isInFrame) await driver.switchTo().frame(0)
      try {
        return await driver.executeScript(statements)
      } finally {
        if (isInFrame) await driver.switchTo().defaultContent()
      }
    },
    async click(x, y) {
      await here()
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform()
    },
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    press: async (key) =>
      (await here())
        .actions()
        .sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    resize: async (size) => void (await (await here()).manage().window().setRect(size)),
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
  }
}

/** A session begins with a browser that has nothing stored. The driver has one at a time. */
async function newBrowser(server: WebKitServer): Promise<Browser> {
  const from = server.problems.length
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: programs.miniBrowser[1],
        args: [
          '--automation',
          '--enable-write-console-messages-to-stdout=true',
          '--javascript-can-open-windows-automatically=true',
        ],
      },
    })
    .build()
  const opener = await driver.getWindowHandle()
  return {
    newTab: async (size) => tabOf(driver, await openWindow(driver, opener, size)),
    problems: () => server.problems.slice(from),
    close: () => driver.quit(),
  }
}

/** WebKitGTK's MiniBrowser, by WebDriver, on a screen of its own. */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () => missingPackages('webkitDriver', 'miniBrowser', 'screen'),
  async start() {
    const server = await startWebKitServer()
    return { newBrowser: () => newBrowser(server), stop: server.stop }
  },
}
