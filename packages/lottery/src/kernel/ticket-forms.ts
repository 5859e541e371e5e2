import { ascending, different } from './counting'
import type { TicketShape } from './play'

/** Any numbers, in the order in which they were written. */
export const asWritten: TicketShape['normal'] = (numbers) => numbers

/** So many different numbers, in the order in which they were written. */
export const allDifferent: TicketShape['normal'] = (numbers) =>
  different(numbers).length === numbers.length ? numbers : undefined

/** Kept in ascending order, with so many different numbers. */
export const inAnyOrder =
  (kinds: number): TicketShape['normal'] =>
  (numbers) =>
    different(numbers).length === kinds ? ascending(numbers) : undefined
