import { numbersOf, type Picks, type Play } from '@plaza/lottery'
import { useCallback } from 'react'
import { usePlayWords } from './usePlayWords'

/** Tickets that are written out before the rest is counted. */
const mostTicketsShown = 4
/** Numbers of a row that are written out before the rest is counted. */
const mostNumbersShown = 40

function ticketsText(play: Play, codes: readonly number[], more: (count: number) => string): string {
  const shape = play.ticket
  if (!shape) return ''
  const shown = codes.slice(0, mostTicketsShown).map((code) => numbersOf(shape, code).join(' '))
  const left = codes.length - shown.length
  return [...shown, ...(left > 0 ? [more(left)] : [])].join(', ')
}

/** Writes what a line plays: the numbers of each row, of tickets the first few and how many more there are. */
export function usePicksText(): (play: Play, picks: Picks, more: (count: number) => string) => string {
  const words = usePlayWords()
  return useCallback(
    (play, picks, more) => {
      if (play.ticket && play.rows[0]?.from.length === 0) return ticketsText(play, picks[0] ?? [], more)
      const isOneRow = play.rows.length === 1
      return play.rows
        .flatMap((row, index) => {
          const chosen = picks[index] ?? []
          const left = chosen.length - mostNumbersShown
          const numbers = [
            ...chosen.slice(0, mostNumbersShown).map((number) => words.option(row, number)),
            ...(left > 0 ? [more(left)] : []),
          ].join(' ')
          if (numbers === '') return []
          return [isOneRow ? numbers : `${words.row(play, row)}: ${numbers}`]
        })
        .join(' · ')
    },
    [words],
  )
}
