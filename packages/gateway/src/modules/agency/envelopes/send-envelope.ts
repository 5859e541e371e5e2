import { envelopeChanged, envelopeLifetimeMs, type EnvelopeSplit } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { lockAccounts, memberWallet } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { canSplit, splitEqually, splitPot } from '../../../kernel/split-pot'
import { pushEvent } from '../../../kernel/stream/push'
import { directlyBelow } from '../../identity/directory'
import { checkSpendable } from '../../stakes/turnover'
import { bookEnvelope, escrow } from './book-envelope'
import { envelopeTerms } from './envelope-terms'
import type { EnvelopeRow } from './tables'

/** An envelope that an agent makes. */
export interface NewEnvelope {
  merchant: Merchant
  agentId: string
  amountMinor: number
  packets: number
  split: EnvelopeSplit
  message: string
  /** Ids of members directly below; null: everybody directly below. */
  receivers: readonly string[] | null
  now: number
}

/** Checks for whom it is. @throws CallFailure `envelope.receiver`, `envelope.size` */
async function checkReceivers(trx: Trx, envelope: NewEnvelope): Promise<void> {
  const { merchant, agentId, receivers, packets } = envelope
  const below = await directlyBelow(trx, merchant.code, agentId)
  const able = new Set(below.filter(({ blocked, trial }) => !blocked && !trial).map(({ id }) => id))
  if (able.size === 0) throw new CallFailure('envelope.receiver')
  if (receivers === null) return
  const named = new Set(receivers)
  if (named.size !== receivers.length || receivers.some((id) => !able.has(id)))
    throw new CallFailure('envelope.receiver')
  if (packets > named.size) throw new CallFailure('envelope.size')
}

/**
 * Makes a red envelope out of an agent's wallet (ENVELOPE-1). Its packets are split now, and their sum waits in `agent:envelopes`.
 * @throws CallFailure `feature.off`, `envelope.amount.range` with the range, `envelope.size` for more packets than minor units or than
 * named receivers, `envelope.receiver`, `wallet.in.debt`, `wallet.insufficient`
 */
export async function sendEnvelope(trx: Trx, envelope: NewEnvelope): Promise<EnvelopeRow> {
  const { merchant, agentId, amountMinor, packets, split, message, receivers, now } = envelope
  const { isOn, wagering, minMinor, maxMinor } = envelopeTerms(merchant)
  if (!isOn) throw new CallFailure('feature.off')
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new CallFailure('envelope.amount.range', { minMinor, maxMinor })
  const pot = { potMinor: amountMinor, packets, leastMinor: 1 }
  if (!canSplit(pot)) throw new CallFailure('envelope.size')
  await checkReceivers(trx, envelope)
  const { code, currency } = merchant
  await lockAccounts(trx, code, currency, [memberWallet(agentId, 'main'), escrow])
  await checkSpendable(trx, { memberId: agentId, merchant: code, currency }, amountMinor, now)
  const row: EnvelopeRow = {
    ...{ id: newOrderNumber('RE'), merchant: code, member_id: agentId, amount_minor: amountMinor, currency },
    ...{ packets, split, message, is_for_all: receivers === null, wagering, created_at: now },
    ...{
      expires_at: now + envelopeLifetimeMs,
      ended_at: null,
      returned_minor: 0,
      told_after: '',
      due_at: now,
    },
  }
  await trx.insertInto('envelopes').values(row).execute()
  await insertRows(
    trx,
    'envelope_receivers',
    (receivers ?? []).map((id) => ({ envelope_id: row.id, member_id: id })),
  )
  await insertRows(
    trx,
    'envelope_packets',
    (split === 'equal' ? splitEqually(pot) : splitPot(pot)).map((minor, index) => ({
      ...{ envelope_id: row.id, number: index + 1, amount_minor: minor },
      ...{ member_id: null, opened_at: null, is_returned: false },
    })),
  )
  const sent = { kind: 'envelope-sent', key: row.id, memberId: agentId, amountMinor: -amountMinor } as const
  await bookEnvelope(trx, row, { ...sent, now })
  await pushEvent(trx, agentId, envelopeChanged, { id: row.id })
  return row
}
