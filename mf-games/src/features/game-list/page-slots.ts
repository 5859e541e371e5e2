import type { Game } from '@plaza/contract/play'
import type { GamePage } from './list-source'

/** The places of a list: a game, or null where its page is not here. */
export interface PageSlots {
  slots: (Game | null)[]
  /** Index of each page's first place, page 1 first. */
  starts: number[]
  /** How many games were left out by `keeps`. */
  dropped: number
}

export interface PageSlotsInput {
  /** Pages that the list has come to, page 1 first; undefined where one is not here. */
  pages: readonly (GamePage | undefined)[]
  pageSize: number
  /** Games of the whole list; undefined until the first answer. */
  total: number | undefined
  /** Which games stay; a favourite that was removed does not. */
  keeps: (game: Game) => boolean
}

/**
 * Lays pages out in their order, each game once though the catalogue moved between two pages. A page that is not here
 * keeps its places, so that what is after it stays where it was.
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

/** A part of a list by the indexes of its places; `to` is not in it. */
export interface Slice {
  from: number
  to: number
}

/** Numbers of the pages that have a place in a slice. */
export function pagesIn(starts: readonly number[], length: number, { from, to }: Slice): number[] {
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? length
    return start < to && end > from ? [index + 1] : []
  })
}
