import type { Play, TicketShape } from '../kernel/play'
import { singleTexts } from '../kernel/single-texts'
import { asWritten, inAnyOrder } from '../kernel/ticket-forms'
import { matchingTickets } from '../kernel/tickets'

const kinds: Readonly<Record<string, readonly [TicketShape['normal'], (digits: number) => string]>> = {
  direct: [asWritten, (digits) => ['01234', '55512', '90909'].map((one) => one.slice(0, digits)).join(' ')],
  group3: [inAnyOrder(2), () => '112 334 090'],
  group6: [inAnyOrder(3), () => '123 045 789'],
  group: [inAnyOrder(2), () => '12 58 90'],
}

/** The play of single tickets beside each play whose unit is a ticket. */
export const singlesOf = (plays: readonly Play[]): Play[] =>
  plays.flatMap((play) => {
    const [normal, picked] = kinds[play.id.split('.').at(-1) ?? ''] ?? []
    if (!play.reads || !normal || !picked) return []
    const numbers = play.reads.length
    return [
      matchingTickets(
        play,
        { numbers, first: 0, last: 9, width: 1, normal },
        singleTexts(play, picked(numbers)),
      ),
    ]
  })
