import { trendCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import type { Play, Row } from '@plaza/lottery'
import { useEffect, useMemo, useRef } from 'react'
import { hintsOf, type Hint } from './hints'

/** How many draws hints look back. */
export const hintDraws = 100

export interface HintSource {
  /** Code of the lottery. */
  code: string
  /** Number of its last drawn issue: a new one brings new hints. */
  lastNo: string | undefined
}

/** Hints for the rows of a play while they are wanted; undefined until they have loaded, and for rows that have none. */
export function useHints(
  { code, lastNo }: HintSource,
  play: Play,
  isWanted: boolean,
): (row: Row) => ReadonlyMap<number, Hint> | undefined {
  const { data, refetch } = useCall(
    trendCall,
    { query: { code, count: hintDraws } },
    { enabled: isWanted, staleMs: 60_000 },
  )
  const shownNo = useRef(lastNo)
  useEffect(() => {
    if (shownNo.current === lastNo) return
    shownNo.current = lastNo
    if (isWanted) void refetch()
  }, [lastNo, isWanted, refetch])
  const hints = useMemo(() => {
    const draws = data?.results.map(({ numbers }) => numbers) ?? []
    return new Map(play.rows.map((row) => [row.id, hintsOf(play, row, draws)]))
  }, [data, play])
  return (row) => (isWanted ? hints.get(row.id) : undefined)
}
