import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What `axe.source` would be, minified: half as much to send and to compile, once for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on colours, and so on the theme; the names and roles that the others look at do not. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Which of axe's rules to look at: all but some, or only some. */
interface Rules {
  except?: readonly string[]
  only?: readonly string[]
}

/**
 * What axe finds in the document of a frame. The library for Playwright, which goes into frames by itself, evaluates axe
 * three times for each look, opens another page, and describes what passed as well: four times the CPU for the same
 * violations.
 */
async function violationsIn(frame: Frame, rules: Rules): Promise<axe.Result[]> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(source)
  return frame.evaluate(async ({ except = [], only }) => {
    const { axe: own } = window as unknown as { axe: typeof axe }
    const off = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]))
    const chosen = only ? { runOnly: [...only] } : { rules: off }
    return (await own.run(document, { resultTypes: ['violations'], iframes: false, ...chosen })).violations
  }, rules)
}

/**
 * Expects that axe finds nothing to complain about on the page as it is now, overlays and frames included. `except` are
 * rules that cannot hold on the page; `only`, where it is there, are those to look at.
 */
export async function expectAccessible(page: Page, rules: Rules = {}): Promise<void> {
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
  for (const frame of page.frames()) {
    const violations = await violationsIn(frame, rules)
    expect(
      violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ target }) => target.join(' ')).slice(0, 3),
      })),
    ).toEqual([])
  }
}

/** Expects that axe finds nothing on the page in the dark theme, and no fault of colour on it in the light theme. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['mode'])
  const looks: [mode: string, rules: Rules][] = [
    ['dark', {}],
    ['light', { only: colourRules }],
  ]
  for (const [mode, rules] of looks) {
    await page.evaluate((next) => void (document.documentElement.dataset['mode'] = next), mode)
    await expectAccessible(page, rules)
  }
  await page.evaluate((mode) => {
    if (mode === undefined) delete document.documentElement.dataset['mode']
    else document.documentElement.dataset['mode'] = mode
  }, before)
}
