import type { Trx } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import type { EnvelopeRow } from './tables'

/** What is in envelopes that are open. */
export const escrow = houseAccount('agent:envelopes')

/** A movement between a member's wallet and what is in envelopes: out of the wallet below zero. */
interface EnvelopeBooking {
  kind: 'envelope-sent' | 'envelope-opened' | 'envelope-returned'
  /** What it happens once for. */
  key: string
  memberId: string
  amountMinor: number
  now: number
}

/** Books money into an envelope or out of it, once for its key. @throws CallFailure `wallet.insufficient` */
export async function bookEnvelope(
  trx: Trx,
  { id, merchant, currency }: EnvelopeRow,
  { kind, key, memberId, amountMinor, now }: EnvelopeBooking,
): Promise<void> {
  await transfer(trx, {
    ...{ merchant, currency, kind, reference: id, idempotencyKey: `${kind}:${key}`, now },
    entries: [
      { account: memberWallet(memberId, 'main'), amountMinor },
      { account: escrow, amountMinor: -amountMinor },
    ],
  })
}
