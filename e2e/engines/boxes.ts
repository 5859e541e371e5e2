import { expect } from '@playwright/test'
import { read, type Person } from './person'

/** Where something lies on a page, CSS px from the page's start. */
export interface Box {
  /** What it is, the same in every engine: element, text without figures, and which of those that are alike. */
  key: string
  x: number
  y: number
  width: number
  height: number
}

/** Runs in the page, as its own source. */
function boxesInPage(): Box[] {
  const wanted = 'h1, h2, h3, legend, label, button, [role="tab"], main a'
  const times = new Map<string, number>()
  const boxes: Box[] = []
  for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
    if (element.closest('[inert], [aria-hidden="true"], [data-marquee]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    // What only screen readers find is a pixel.
    if (width < 2 || height < 2) continue
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const kind = `${element.tagName.toLowerCase()} ${words.replaceAll(/\d/g, '0').trim().slice(0, 40)}`
    const time = (times.get(kind) ?? 0) + 1
    times.set(kind, time)
    boxes.push({ key: `${kind} (${time})`, x: left + scrollX, y: top + scrollY, width, height })
  }
  return boxes
}

/** Nothing in the page is loading. */
const isBusy = () =>
  [...document.querySelectorAll('main [data-drawn], main [aria-busy="true"]')].some((one) =>
    one.checkVisibility(),
  )

/** The boxes of a page that has come to rest: four readings in a row are the same. */
export async function boxesOf(person: Person): Promise<Box[]> {
  let boxes: Box[] = []
  let same = 0
  await expect(async () => {
    const now = await read<Box[]>(person.tab, `(${String(isBusy)})() ? [] : (${String(boxesInPage)})()`)
    same = now.length > 0 && JSON.stringify(now) === JSON.stringify(boxes) ? same + 1 : 0
    boxes = now
    expect(same, 'the page moves').toBeGreaterThan(3)
  }).toPass({ timeout: 90_000, intervals: [150] })
  return boxes
}

/** A line of text, px: each engine measures text a little differently, so that one may break a line where another does not. */
const line = 24

/**
 * What differs more than text explains, one line each. A box is compared with the one before it, not with the page, so that
 * what is too low is named once and not again by all that follows. What only one of them has, as passkeys, is passed over.
 */
export function differences(ours: readonly Box[], theirs: readonly Box[]): string[] {
  const found: string[] = []
  const byKey = new Map(theirs.map((box) => [box.key, box]))
  let before: { ours: Box; theirs: Box } | undefined
  for (const box of ours) {
    const other = byKey.get(box.key)
    if (!other) {
      before = undefined
      continue
    }
    const report = (what: string, one: number, two: number, most: number) => {
      if (Math.abs(one - two) > most) found.push(`${box.key}: ${what} ${one.toFixed(1)} → ${two.toFixed(1)}`)
    }
    report('x', box.x, other.x, 4 + box.x * 0.02)
    report('width', box.width, other.width, 4 + box.width * 0.02)
    report('height', box.height, other.height, line)
    if (before) {
      const gap = box.y - before.ours.y
      // Between two may be a table, of which several rows break.
      report('below the former', gap, other.y - before.theirs.y, Math.max(line, Math.abs(gap) * 0.15))
    }
    before = { ours: box, theirs: other }
  }
  return found
}
