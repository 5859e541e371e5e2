/** A page of a list: its number from 1, how many entries it has at most, and how many entries are before it. */
export interface Page {
  number: number
  limit: number
  offset: number
}

/** The page that a call requests, the first where it requests none; its contract checks the number and the size. */
export const pageAt = (number: number | undefined, size: number): Page => {
  const at = number ?? 1
  return { number: at, limit: size, offset: (at - 1) * size }
}

/** The numbers of an answer; `fewest` is how many pages an empty list has, by its contract (LIST-6). */
export const pageNumbers = (
  { number, limit }: Page,
  total: number,
  fewest: 0 | 1 = 0,
): { pageNum: number; totalPages: number } => ({
  pageNum: number,
  totalPages: Math.max(fewest, Math.ceil(total / limit)),
})

/** A page of a list in memory, in the form of list answers; a page past the end is empty (LIST-6). */
export const pageOf = <Entry>(entries: readonly Entry[], page: Page) => ({
  items: entries.slice(page.offset, page.offset + page.limit),
  ...pageNumbers(page, entries.length),
  total: entries.length,
})
