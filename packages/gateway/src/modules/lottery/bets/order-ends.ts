import type { Database, Trx } from '../../../kernel/database/database'
import { oncePer } from '../../../kernel/once-per'

/** An order of a chase plan that has ended. */
export interface EndedOrder {
  id: string
  chaseId: string
  issue: string
  state: 'won' | 'lost' | 'void' | 'cancelled'
  prizeMinor: number
  /** What it had won before a correction of the result; absent when it ends for the first time. */
  formerPrizeMinor?: number
}

/** Told in the transaction that ends the orders or corrects them, before their money is booked. */
export type OrderEnds = (trx: Trx, ended: readonly EndedOrder[], now: number) => Promise<void>

const listenersOf = oncePer((_db: Database) => new Set<OrderEnds>())

/** Registers who must know when orders of chase plans end. */
export function registerOrderEnds(db: Database, listener: OrderEnds): void {
  listenersOf(db).add(listener)
}

/** Tells those who registered which orders of chase plans ended. */
export async function tellOrderEnds(
  db: Database,
  trx: Trx,
  ended: readonly EndedOrder[],
  now: number,
): Promise<void> {
  if (ended.length > 0) for (const listener of listenersOf(db)) await listener(trx, ended, now)
}
