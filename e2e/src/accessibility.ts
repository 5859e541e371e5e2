import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What `axe.source` would be, minified: half as much to send and to compile, once for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds in a page without frames. The library for Playwright evaluates axe three times for each look, opens
 * another page, and describes what passed as well: four times the CPU for the same violations.
 */
async function violationsOf(page: Page, except: string[]): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  return page.evaluate(async (rules) => {
    const { axe: own } = window as unknown as { axe: typeof axe }
    const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
    return (await own.run(document, { resultTypes: ['violations'], rules: off })).violations
  }, except)
}

/**
 * Expects that axe finds nothing to complain about on the page as it is now, overlays included. `except` are rules that
 * cannot hold on the page.
 */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  // Fades and slides change colours on their way: what counts is what stays. Those of a page that was left stand still.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() &&
            Number.isFinite(effect.getComputedTiming().endTime),
        )
        .map((one) => one.finished.catch(() => one)),
    ),
  )
  // Only the library reaches into a frame of another origin, a running game say.
  const violations =
    page.frames().length > 1
      ? (await new AxeBuilder({ page }).disableRules(except).analyze()).violations
      : await violationsOf(page, except)
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')).slice(0, 3) })),
  ).toEqual([])
}

/** Expects that axe finds nothing on the page in the dark and in the light theme, one after the other on the same page. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['mode'])
  for (const mode of ['dark', 'light']) {
    await page.evaluate((next) => void (document.documentElement.dataset['mode'] = next), mode)
    await expectAccessible(page)
  }
  await page.evaluate((mode) => {
    if (mode === undefined) delete document.documentElement.dataset['mode']
    else document.documentElement.dataset['mode'] = mode
  }, before)
}
