import type { Page } from '../../kernel/routes/current-page'

/** How many pages stay in memory after they were left. */
export const keptAtMost = 3

/** A page in memory, with the router's location of its last view. */
export interface KeptPage<Place> {
  /** Of the component that draws it: an address with another query is the same page. */
  key: string
  page: Page
  place: Place
}

const keyOf = (page: Page): string =>
  page.kind === 'remote' ? `${page.remote}/${page.contribution}` : `${page.kind}/${page.id}`

/** Forms may hold secrets or a payment that has been sent, and pages without the menu are tasks with an end. */
const mayStay = ({ page: { kind, id, bottomMenu, skeleton } }: { page: Page }): boolean =>
  bottomMenu && (kind === 'remote' ? skeleton !== 'form' : id === 'home')

/** The pages in memory once `page` is in view, which is the first of them: the others were left last (FRAME-19). */
export function keepPages<Place>(
  before: readonly KeptPage<Place>[],
  page: Page,
  place: Place,
): KeptPage<Place>[] {
  const key = keyOf(page)
  const left = before.filter((kept) => kept.key !== key && mayStay(kept))
  return [{ key, page, place }, ...left.slice(0, keptAtMost)]
}
