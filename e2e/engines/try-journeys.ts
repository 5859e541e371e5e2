import { writeFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import type { Browser, Engine, EngineKind, Tab } from './drivers/driver'
import { journeys, type Journey } from './journeys'

const isFull = process.env.E2E_FULL === '1'

/** Why an engine cannot be tried here; undefined where it can. */
export function absent({ name, missing }: EngineKind): string | undefined {
  const packages = missing()
  return packages.length > 0 ? `${name}, because ${packages.join(' and ')} is not installed` : undefined
}

/** A browser that takes a picture of each of its tabs when what is done with it fails. */
async function withPictures(browser: Browser, act: (browser: Browser) => Promise<void>): Promise<void> {
  const tabs: Tab[] = []
  try {
    await act({
      ...browser,
      async newTab(size) {
        const tab = await browser.newTab(size)
        tabs.push(tab)
        return tab
      },
    })
  } catch (error) {
    for (const [index, tab] of tabs.entries())
      writeFileSync(test.info().outputPath(`tab-${index + 1}.png`), await tab.screenshot())
    throw error
  } finally {
    await browser.close()
  }
}

/**
 * The journeys of this run in an engine, which is started for the tests of the file that asks, and a way to go one. Where the
 * engine is not installed, the tests are skipped.
 */
export function journeysIn(kind: EngineKind) {
  const reason = absent(kind)
  test.skip(reason !== undefined, reason)
  let engine: Engine
  test.beforeAll(async () => {
    engine = await kind.start()
  })
  test.afterAll(() => engine?.stop())
  return {
    chosen: journeys.filter(({ isSmoke }) => isSmoke || isFull || kind.name === 'Chromium'),
    async go(journey: Journey, request: APIRequestContext): Promise<void> {
      const browser = await engine.newBrowser()
      await withPictures(browser, (watched) => journey.go(watched, request))
      expect(browser.problems()).toEqual([])
    },
  }
}
