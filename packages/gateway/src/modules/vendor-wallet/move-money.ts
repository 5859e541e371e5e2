import type { Trx } from '../../db/database'
import { houseAccount, memberWallet, transfer } from '../../db/ledger'
import type { LockedPlay } from './locked-play'

/** Key of a vendor's transaction in the ledger: by it the two are compared. */
export const ledgerKey = (vendor: string, transaction: string): string => `vendor:${vendor}:${transaction}`

/** Moves money between the player's main wallet and the house's games; positive is the player's. Zero moves nothing. */
export async function movePlayMoney(
  trx: Trx,
  { merchant, currency, memberId, vendor }: LockedPlay,
  move: {
    kind: 'game-bet' | 'game-win' | 'game-rollback'
    transaction: string
    round: string
    amountMinor: number
  },
  now: number,
): Promise<void> {
  if (move.amountMinor === 0) return
  await transfer(trx, {
    merchant,
    currency,
    kind: move.kind,
    reference: `${vendor}:${move.round}`,
    entries: [
      { account: memberWallet(memberId, 'main'), amountMinor: move.amountMinor },
      { account: houseAccount('house:games'), amountMinor: -move.amountMinor },
    ],
    idempotencyKey: ledgerKey(vendor, move.transaction),
    now,
  })
}
