import type * as library from '@testing-library/dom'

/** A text in full, or a pattern that has to be found in it. */
export type Pattern = string | RegExp

/** What a person means: something by its role and name, by its text, or a field by its label. */
export type Target = ({ role: string; name?: Pattern } | { text: Pattern } | { label: Pattern }) & {
  within?: Target
}

/** Something that was looked for, as the page shows it. */
export interface Seen {
  text: string
  value: string
  /** Middle of what is in view of it, in the window of its document. */
  x: number
  y: number
  isDisabled: boolean
  /** What lies over it at its middle; undefined where nothing does. */
  over?: string
}

export interface Sight {
  seen: Seen[]
  /** Where the announcement that popped up is closed, before anything else is looked for. */
  announcement?: { x: number; y: number } | 'closing'
}

/** Regular expressions do not survive JSON. */
export const forPage = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  )

type PatternInPage = string | { source: string; flags: string }
interface TargetInPage {
  role?: string
  name?: PatternInPage
  text?: PatternInPage
  label?: PatternInPage
  within?: TargetInPage
}

/** Runs in the page, as its own source: it uses nothing from outside but Testing Library, which is there already. */
export function lookFor(target: TargetInPage, isWanted: boolean, closesAnnouncements: boolean): Sight {
  const { queryAllByRole, queryAllByText, queryAllByLabelText } = (
    globalThis as unknown as { TestingLibraryDom: typeof library }
  ).TestingLibraryDom
  const pattern = (sent: PatternInPage) =>
    typeof sent === 'string' ? sent : new RegExp(sent.source, sent.flags)
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const within = (scope: HTMLElement, { role, name, text, label }: TargetInPage): HTMLElement[] => {
    if (role !== undefined)
      return queryAllByRole(scope, role, name === undefined ? {} : { name: pattern(name) })
    if (text !== undefined) return queryAllByText(scope, pattern(text))
    return label === undefined
      ? []
      : queryAllByLabelText(scope, pattern(label), { selector: 'input, textarea' })
  }
  const find = (wanted: TargetInPage): HTMLElement[] =>
    (wanted.within ? find(wanted.within) : [document.body])
      .flatMap((scope) => within(scope, wanted))
      .filter(isShown)
  /** Middle of the part in view. */
  const middle = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    }
  }
  const overAt = (element: HTMLElement, x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    if (!top) return 'the edge of the window'
    const belongs = element.contains(top) || top.closest('label')?.control === element
    return belongs ? undefined : `<${top.tagName.toLowerCase()} class="${top.className}">`
  }
  const describe = (element: HTMLElement): Seen => {
    const { x, y } = middle(element)
    return {
      text: (element.textContent ?? '').trim(),
      value: (element as HTMLInputElement).value ?? '',
      x,
      y,
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      over: overAt(element, x, y),
    }
  }
  const announcement = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find(
    (dialog) => queryAllByRole(dialog, 'button', { name: /^(Previous|Nakaraan)$/ }).length > 0,
  )
  if (announcement && closesAnnouncements) {
    const [close] = queryAllByRole(announcement, 'button', { name: /^(Close|Isara)$/ })
    // One that closes already is left alone: a second tap would be on the page below.
    const isClosing = announcement.closest('[data-closing]') !== null
    return { seen: [], announcement: close && !isClosing ? middle(close) : 'closing' }
  }
  const found = find(target)
  const [first] = found
  if (isWanted) Object.assign(globalThis, { lookedFor: first })
  // A person scrolls until it is clear of the bars.
  if (isWanted && first && describe(first).over !== undefined) first.scrollIntoView({ block: 'center' })
  return { seen: found.map(describe) }
}

/** What became of a tap: what it was meant for got it, something else did, or nothing yet. */
export type TapEnd = 'reached' | 'missed' | 'nothing'

/** Runs in the page before a tap, as its own source: notes whether what was looked for last gets it. */
export function expectTap(): void {
  const marked = globalThis as { lookedFor?: HTMLElement; tapEnd?: TapEnd }
  const { lookedFor } = marked
  marked.tapEnd = 'nothing'
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const isMeant = lookedFor?.contains(target) || target.closest('label')?.control === lookedFor
    marked.tapEnd = isMeant ? 'reached' : 'missed'
  }
  addEventListener('click', note, { capture: true, once: true })
}
