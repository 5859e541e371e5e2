import type { Database, Trx } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'
import { oncePer } from '../../../kernel/once-per'

/** Members of one ledger. */
export interface Bettors extends Omit<BalanceOwner, 'memberId'> {
  memberIds: readonly string[]
}

/** Ends one plan after the other, as long as its member owes something; returns the members whose plans it ended. */
export type EndReserves = () => Promise<ReadonlySet<string>>

/** Locks what members have reserved for bets to come, before their wallets are locked. */
export type LockReserves = (trx: Trx, bettors: Bettors, now: number) => Promise<EndReserves>

const locksOf = oncePer((_db: Database) => new Set<LockReserves>())

/** Registers who reserves stakes for bets to come. */
export function registerReserves(db: Database, lock: LockReserves): void {
  locksOf(db).add(lock)
}

/** Locks all that members have reserved; what it returns gives it back as far as they owe something (LEDGER-7). */
export async function lockReserves(
  db: Database,
  trx: Trx,
  bettors: Bettors,
  now: number,
): Promise<EndReserves> {
  const ends: EndReserves[] = []
  if (bettors.memberIds.length > 0) for (const lock of locksOf(db)) ends.push(await lock(trx, bettors, now))
  return async () => {
    const ended = new Set<string>()
    for (const end of ends) for (const memberId of await end()) ended.add(memberId)
    return ended
  }
}
