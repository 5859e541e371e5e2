import { createHash } from 'node:crypto'
import { launch, type BrowserContext } from 'puppeteer-core'
import type { EngineKind, Tab } from './driver'
import { missingPackages, programs } from './programs'
import { asExpression } from './statements'

/** Firefox speaks to nobody but the site, animates nothing, and has a phone's scrollbars, which take no room. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'dom.serviceWorkers.enabled': false,
}

/** Hash of a file without a byte, which Firefox reports for one that it no longer waits for, its page having been left. */
const ofNothing = createHash('sha384').digest('base64')

async function newTab(context: BrowserContext, problems: string[]): Promise<Tab> {
  const page = await context.newPage()
  const note = (problem: string) => {
    if (!problem.includes(ofNothing)) problems.push(problem)
  }
  page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) note(message.text())
  })
  return {
    open: async (url) => void (await page.goto(url, { timeout: 90_000 })),
    async run(statements, isInFrame = false) {
      const frame = isInFrame ? page.frames()[1] : page.mainFrame()
      if (!frame) throw new Error('the page has no frame')
      return frame.evaluate(asExpression(statements))
    },
    async click(x, y) {
      await page.bringToFront()
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
  }
}

/** Firefox ESR, by WebDriver BiDi: the stock browser speaks it, without a driver beside it. */
export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () => missingPackages('firefox'),
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: programs.firefox[1],
      extraPrefsFirefox: preferences,
      // A busy machine starts it slowly.
      timeout: 90_000,
      protocolTimeout: 90_000,
    })
    return {
      async newBrowser() {
        const context = await browser.createBrowserContext()
        const problems: string[] = []
        return {
          async newTab(size) {
            const tab = await newTab(context, problems)
            await tab.resize(size)
            return tab
          },
          problems: () => problems,
          close: () => context.close(),
        }
      },
      stop: () => browser.close(),
    }
  },
}
