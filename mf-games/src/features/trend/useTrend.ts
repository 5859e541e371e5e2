import { useCall } from '@plaza/client'
import { mostTrendDraws, trendCall, type Lottery, type Result } from '@plaza/contract/lottery'
import { useEffect, useState } from 'react'
import type { AnswerSource } from '@plaza/ui/answer'
import { withLast } from '../lottery-results/with-last'

/** How many draws are chosen to be counted. */
export const trendRanges = ['30', '50', '100', '1000'] as const
export type TrendRange = (typeof trendRanges)[number]

/** Draws that are asked first; the short ranges are parts of them. */
const firstDraws = 100
/** Draws that are shown further when the end of the list comes near. */
const stepDraws = 100
/** That near, px. */
const nearPx = 500

export interface TrendDraws {
  /** All that have loaded, newest first. */
  known: readonly Result[]
  /** Those in the list. */
  shown: readonly Result[]
  /** Those in the statistics. */
  counted: readonly Result[]
}

/**
 * The last draws of a lottery: those of the chosen range, and on to 1,000 as one scrolls. A new draw comes in at the
 * top.
 */
export function useTrend({ code, last }: Lottery, range: TrendRange): { answer: AnswerSource<TrendDraws> } {
  const [further, setFurther] = useState({ range, draws: 0 })
  const most = Math.min(mostTrendDraws, Number(range) + (further.range === range ? further.draws : 0))
  const count = most <= firstDraws ? firstDraws : mostTrendDraws
  const { data, error, isFetching, refetch } = useCall(trendCall, { query: { code, count } })
  // While more draws load, those that are there stay.
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)
  const loaded = data ?? latest
  const isWhole = loaded !== undefined && loaded.results.length < firstDraws
  useEffect(() => {
    if (isWhole || most >= mostTrendDraws) return undefined
    const follow = () => {
      const { scrollHeight } = document.documentElement
      if (scrollHeight - window.scrollY - window.innerHeight > nearPx) return
      setFurther({ range, draws: most - Number(range) + stepDraws })
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [isWhole, most, range])
  const known = loaded && withLast(loaded.results, last).slice(0, mostTrendDraws)
  return {
    answer: {
      data: known && { known, shown: known.slice(0, most), counted: known.slice(0, Number(range)) },
      error,
      isFetching,
      refetch,
    },
  }
}
