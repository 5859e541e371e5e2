import type { TicketShape } from '@plaza/lottery'

/** Two tickets as they may be written, the numbers of each together: `123, 234`. */
export function ticketExample({ numbers, first, last, width }: TicketShape): string {
  const ticket = (from: number) =>
    Array.from({ length: numbers }, (_, index) =>
      String(first + ((from + index) % (last - first + 1))).padStart(width, '0'),
    ).join(width > 1 && numbers > 1 ? ' ' : '')
  return `${ticket(0)}, ${ticket(1)}`
}
