import { trendCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import type { Play, Row } from '@plaza/lottery'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hintsOf, type Hint } from './hints'

/** How many draws hints look back. */
export const hintDraws = 100

export interface HintSource {
  /** Code of the lottery. */
  code: string
  /** Number of its last drawn issue: a new one brings new hints. */
  lastNo: string | undefined
}

export interface Hints {
  /** Those of a row, undefined until they have loaded and for rows that have none; itself absent while they are not wanted. */
  hints: ((row: Row) => ReadonlyMap<number, Hint> | undefined) | undefined
  setHints: (isWanted: boolean) => void
}

/** Hints for the rows of a play once they are wanted. */
export function useHints({ code, lastNo }: HintSource, play: Play | undefined): Hints {
  const [isWanted, setHints] = useState(false)
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
    return new Map(play?.rows.map((row) => [row.id, hintsOf(play, row, draws)]))
  }, [data, play])
  return { hints: isWanted ? (row) => hints.get(row.id) : undefined, setHints }
}
