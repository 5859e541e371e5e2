import type { Picks, Play } from '@plaza/lottery'
import { useCallback } from 'react'
import { picksParts } from './picks-parts'
import { usePlayWords } from './usePlayWords'

/** Writes what a line plays: the numbers of each row, of tickets the first few and how many more there are. */
export function usePicksText(): (play: Play, picks: Picks, more: (count: number) => string) => string {
  const words = usePlayWords()
  return useCallback(
    (play, picks, more) =>
      picksParts(play, picks, words)
        .map(({ name, numbers, left, between }) => {
          const text = [...numbers.map((one) => one.text), ...(left > 0 ? [more(left)] : [])].join(between)
          return name === undefined ? text : `${name}: ${text}`
        })
        .join(' · '),
    [words],
  )
}
