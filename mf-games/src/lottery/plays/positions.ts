import type { Play, Row } from '@plaza/lottery'

/** Rows that stand for numbers of any position. */
const anywhere = /^(?:digits|numbers|faces|face)$/

/** The positions of a draw that a row reads; undefined where its numbers are not drawn as such, like a sum. */
export function positionsOf(play: Play, row: Row, drawn: number): readonly number[] | undefined {
  if (play.type === 'ent' || row.options || row.from.length > drawn * 10) return undefined
  const place = /^p(\d+)$/.exec(row.id)
  if (place) return [Number(place[1]) - 1]
  if (!anywhere.test(row.id)) return undefined
  return play.reads ?? Array.from({ length: drawn }, (_, position) => position)
}
