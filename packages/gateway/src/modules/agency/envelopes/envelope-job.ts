import { envelopeChanged } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { directlyBelow } from '../../identity/directory'
import { tellMember, type NoticeText } from '../../identity/member'
import { bookEnvelope } from './book-envelope'
import type { EnvelopeRow } from './tables'

/** How many members get their notice in one transaction. */
const toldAtOnce = 200
/** How long an envelope is put off while it is worked on, ms. */
const putOffMs = 60_000
const due = { table: 'envelopes', key: 'id', at: 'due_at' } as const

const notice = (): NoticeText => ({
  en: {
    title: 'A red envelope from your upline',
    paragraphs: [
      'Your upline made a red envelope. You have 24 hours to open it under Red-packet rain, as long as packets are left.',
    ],
  },
  fil: {
    title: 'Red envelope mula sa upline mo',
    paragraphs: [
      'May red envelope mula sa upline mo. May 24 oras ka para buksan ito sa Red-packet rain, habang may natitirang packet.',
    ],
  },
})

const returnedNotice = (amount: string): NoticeText => ({
  en: {
    title: 'Your red envelope is over',
    paragraphs: [`Its 24 hours have passed. ${amount} that nobody opened is back in your balance.`],
  },
  fil: {
    title: 'Tapos na ang red envelope mo',
    paragraphs: [`Lumipas na ang 24 oras. Naibalik sa balanse mo ang ${amount} na walang nagbukas.`],
  },
})

/** Tells the next receivers in their inbox; afterwards the envelope waits for its end. */
async function tellNext(trx: Trx, merchant: Merchant, row: EnvelopeRow, now: number): Promise<void> {
  const below = await directlyBelow(trx, row.merchant, row.member_id)
  const named = new Set(
    (
      await trx
        .selectFrom('envelope_receivers')
        .select('member_id')
        .where('envelope_id', '=', row.id)
        .execute()
    ).map((one) => one.member_id),
  )
  const next = below
    .filter(({ id, blocked, trial }) => !blocked && !trial && (row.is_for_all || named.has(id)))
    .map(({ id }) => id)
    .filter((id) => id > (row.told_after ?? ''))
    .sort((one, other) => (one < other ? -1 : 1))
    .slice(0, toldAtOnce)
  const { defaultLanguage: language } = merchant.settings
  for (const memberId of next) {
    await tellMember(trx, { now: () => now }, { memberId, merchant, text: notice(), language, now })
    await pushEvent(trx, memberId, envelopeChanged, { id: row.id })
  }
  const last = next.length === toldAtOnce ? next.at(-1) : undefined
  await trx
    .updateTable('envelopes')
    .set(
      last === undefined ? { told_after: null, due_at: row.expires_at } : { told_after: last, due_at: now },
    )
    .where('id', '=', row.id)
    .execute()
}

/**
 * Gives back what nobody opened, in one entry (ENVELOPE-1), and returns how much. An opening that has taken a packet keeps it: its row is
 * waited for.
 */
export async function endEnvelope(trx: Trx, row: EnvelopeRow, now: number): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    update envelope_packets set is_returned = true
    where envelope_id = ${row.id} and member_id is null and not is_returned
    returning amount_minor as minor`.execute(trx)
  const returned = rows.reduce((sum, { minor }) => sum + minor, 0)
  await trx
    .updateTable('envelopes')
    .set({ ended_at: now, returned_minor: returned, told_after: null, due_at: null })
    .where('id', '=', row.id)
    .execute()
  if (returned > 0) {
    const back = { kind: 'envelope-returned', key: row.id, amountMinor: returned } as const
    await bookEnvelope(trx, row, { ...back, memberId: row.member_id, now })
  }
  return returned
}

/** Ends an envelope, and tells its agent what came back. */
async function end(trx: Trx, merchant: Merchant, row: EnvelopeRow, now: number): Promise<void> {
  const returned = await endEnvelope(trx, row, now)
  if (returned > 0) {
    const { defaultLanguage: language } = merchant.settings
    const text = returnedNotice(`${minorToDecimal(returned, row.currency)} ${row.currency}`)
    const to = { memberId: row.member_id, merchant, text, language, now }
    await tellMember(trx, { now: () => now }, to)
  }
  await pushEvent(trx, row.member_id, envelopeChanged, { id: row.id })
}

/** Tells receivers about new envelopes, and returns what is left when the time of one is over. */
export const envelopeJob = (gateway: Gateway): Job =>
  dueJob(gateway, due, {
    name: 'red-envelopes',
    run: () =>
      gateway.db.transaction(async (trx) => {
        const now = gateway.clock.now()
        const [row] = await claimDue(trx, due, { now, limit: 1, putOffMs })
        if (!row) return 0
        const merchant = await readMerchant(trx, row.merchant)
        if (!merchant) return 0
        if (row.expires_at <= now) await end(trx, merchant, row, now)
        else await tellNext(trx, merchant, row, now)
        return 1
      }),
  })
