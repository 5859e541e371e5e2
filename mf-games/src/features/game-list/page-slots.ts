import type { Game } from '@plaza/contract/play'
import type { GamePage } from './list-source'

/** The slots of a list: a game, or null while its page is not loaded. */
export interface PageSlots {
  slots: (Game | null)[]
  /** Index of each page's first slot, page 1 first. */
  starts: number[]
  /** Number of games that `keeps` removed. */
  dropped: number
}

export interface PageSlotsInput {
  /** Pages reached so far, page 1 first; undefined where one is not loaded. */
  pages: readonly (GamePage | undefined)[]
  pageSize: number
  /** Total games of the list; undefined until the first answer. */
  total: number | undefined
  /** Which games stay; a removed favourite does not. */
  keeps: (game: Game) => boolean
}

/**
 * Concatenates pages in order without duplicates, which occur when the catalogue changes between two pages. A page that
 * is not loaded keeps its slots, so that later games stay where they were.
 */
export function layOut({ pages, pageSize, total, keeps }: PageSlotsInput): PageSlots {
  const seen = new Set<number>()
  const slots: (Game | null)[] = []
  let dropped = 0
  const starts = pages.map((page, index) => {
    const start = slots.length
    if (!page) {
      const slotCount = total === undefined ? pageSize : Math.min(pageSize, total - index * pageSize)
      for (let place = 0; place < slotCount; place += 1) slots.push(null)
      return start
    }
    for (const game of page.games) {
      if (seen.has(game.nodeId)) continue
      seen.add(game.nodeId)
      if (keeps(game)) slots.push(game)
      else dropped += 1
    }
    return start
  })
  return { slots, starts, dropped }
}

/** A range of a list by slot index; `to` is exclusive. */
export interface Slice {
  from: number
  to: number
}

/** Numbers of the pages with a slot in a range. */
export function pagesIn(starts: readonly number[], length: number, { from, to }: Slice): number[] {
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? length
    return start < to && end > from ? [index + 1] : []
  })
}
