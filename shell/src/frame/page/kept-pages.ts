import type { BootPlan } from '@plaza/contract/federation'
import type { Language } from '@plaza/contract/kernel'
import type { Page } from '../../kernel/routes/current-page'
import { addressOf, type Place } from '../../kernel/routes/place'

/** How many pages stay in memory after they were left. */
export const keptAtMost = 3

/** What a page was drawn for: it is shown again for the same plan, account and language alone. */
export interface DrawnFor {
  plan: BootPlan
  user: string | undefined
  language: Language
}

/** A page in memory, with the router's location of its last view. */
export interface KeptPage {
  /** Of the component that draws it: an address with another query is the same page. */
  key: string
  /** Differs each time the page is rendered from scratch. */
  drawing: number
  /** As of its first drawing, because a remote in use is never exchanged. */
  drawnFor: DrawnFor
  page: Page
  place: Place
}

const keyOf = (page: Page): string =>
  page.kind === 'remote' ? `${page.remote}/${page.contribution}` : `${page.kind}/${page.id}`

/** Forms may hold secrets or a payment that has been sent, and pages without the menu are tasks with an end. */
const mayStay = ({ page: { kind, id, bottomMenu, skeleton } }: { page: Page }): boolean =>
  bottomMenu && (kind === 'remote' ? skeleton !== 'form' : id === 'home')

/** A plan that was only completed, or asked for again, is the same one (EDGE-5). */
const isSame = (one: DrawnFor, other: DrawnFor): boolean =>
  one.plan.revision === other.plan.revision && one.user === other.user && one.language === other.language

/** Whether a page would draw the same for both: one in memory is then shown as it is, without rendering. */
const isSameView = ({ location: one }: Place, { location: other }: Place): boolean =>
  addressOf(one) === addressOf(other) && one.state === null && other.state === null

/** The pages in memory once `page` is in view, which is the first of them: the others were left last (FRAME-19). */
export function keepPages(
  before: readonly KeptPage[],
  page: Page,
  place: Place,
  drawnFor: DrawnFor,
): KeptPage[] {
  const key = keyOf(page)
  const inView = before[0]?.key === key ? before[0] : undefined
  const kept = before.filter((each) => each !== inView && mayStay(each) && isSame(each.drawnFor, drawnFor))
  const found = kept.find((each) => each.key === key)
  const left = kept.filter((each) => each !== found).slice(0, keptAtMost)
  if (found && isSameView(found.place, place)) return [found, ...left]
  const drawn = inView ??
    found ?? { key, drawing: Math.max(0, ...before.map(({ drawing }) => drawing)) + 1, drawnFor }
  return [{ ...drawn, page, place }, ...left]
}
