import { ascending, different, numbersAt } from '../kernel/counting'
import type { Play, TicketShape } from '../kernel/play'
import { codeOf, singleTickets } from '../kernel/tickets'
import { playTexts } from '../kernel/texts'
import * as texts from './texts'

/** A play whose tickets are digits: a ticket wins when it is what the draw comes to. */
function digitTickets(of: Play, normal: TicketShape['normal'], picked: string): Play {
  const at = of.reads ?? []
  const ticket: TicketShape = { numbers: at.length, first: 0, last: 9, width: 1, normal }
  return singleTickets({
    of,
    ticket,
    tierOf: (draw) => {
      const drawn = normal(numbersAt(draw, at))
      const winner = drawn && codeOf(ticket, drawn)
      return (code) => (code === winner ? 0 : -1)
    },
    highest: (_, [prize = 0]) => prize,
    texts: playTexts(texts.single, {
      name: [of.name.en, of.name.fil],
      picked: [picked, picked],
    }),
  })
}

const asWritten: TicketShape['normal'] = (numbers) => numbers
/** In any order, and with so many different digits. */
const inAnyOrder =
  (kinds: number): TicketShape['normal'] =>
  (numbers) =>
    different(numbers).length === kinds ? ascending(numbers) : undefined

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
    return play.reads && normal && picked ? [digitTickets(play, normal, picked(play.reads.length))] : []
  })
