import { chromium as playwright, type BrowserContext } from '@playwright/test'
import { chromiumFlags, flowsBrowserPath } from '../../src/browser.mjs'
import type { EngineKind, Tab } from './driver'
import { asExpression } from './statements'

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  return {
    open: async (url) => void (await page.goto(url)),
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
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
  }
}

/** Chromium, by Playwright. */
export const chromium: EngineKind = {
  name: 'Chromium',
  missing: () => [],
  async start() {
    const browser = await playwright.launch({ executablePath: flowsBrowserPath(), args: chromiumFlags })
    return {
      async newBrowser() {
        const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
        const problems: string[] = []
        context.on('weberror', (error) => problems.push(error.error().message))
        context.on('console', (message) => {
          if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text())
        })
        return {
          async newTab(size) {
            const tab = await newTab(context)
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
