import { envelopesCall, openEnvelopeCall, sendEnvelopeCall, sentEnvelopesCall } from '@plaza/contract/agency'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import {
  createPaymentPasswordCheck,
  paymentPasswordHash,
  paymentPasswordRule,
} from '../../identity/payment-password'
import { withdrawable } from '../../stakes/turnover'
import { envelopeJob } from './envelope-job'
import { envelopesPart, envelopeTerms } from './envelope-terms'
import { envelopeMigrations } from './migrations'
import { openEnvelope } from './open-envelope'
import { readGotEnvelopes, readSentEnvelopes, showGot } from './read-envelopes'
import { sendEnvelope } from './send-envelope'
import { storedCode } from './stored-code'

const pageSize = 20

function agentCalls(gateway: Gateway): void {
  const { db } = gateway
  const checkPaymentPassword = createPaymentPasswordCheck(gateway)

  registerMemberCall(gateway, sentEnvelopesCall, async ({ member, query, context: { merchant, now } }) => {
    const page = pageAt(query.pageNo, pageSize)
    const { envelopes, total } = await readSentEnvelopes(db.read, { agentId: member.id, now }, page)
    const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
    const { withdrawableMinor } = await withdrawable(db.read, owner, now)
    const { minMinor, maxMinor, wagering } = envelopeTerms(merchant)
    return {
      ...{ envelopes, ...pageNumbers(page, total), total, minMinor, maxMinor, wagering, withdrawableMinor },
      currency: merchant.currency,
      hasPaymentPassword: (await paymentPasswordHash(db.read, member.id)) !== undefined,
      paymentPasswordRule: paymentPasswordRule(merchant),
    }
  })

  registerMoneyCall(
    gateway,
    sendEnvelopeCall,
    async ({ trx, member, body, context: { merchant, now } }) => {
      const { amountMinor, packets, split, message = '', receivers = null } = body
      const terms = { amountMinor, packets, split, message, receivers }
      const { id } = await sendEnvelope(trx, { merchant, agentId: member.id, ...terms, now })
      const of = { agentId: member.id, now, id }
      const [envelope] = (await readSentEnvelopes(trx, of, { limit: 1, offset: 0 })).envelopes
      if (!envelope) throw new Error(`no envelope ${id}`)
      const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
      return { envelope, balance: await readBalance(trx, owner, now) }
    },
    {
      proof: {
        field: 'paymentPassword',
        check: ({ member, context, body }) => checkPaymentPassword(member, body.paymentPassword, context.now),
      },
    },
  )
}

function receiverCalls(gateway: Gateway): void {
  registerMemberCall(gateway, envelopesCall, async ({ member, context: { merchant, now } }) => ({
    ...(await readGotEnvelopes(gateway.db.read, { memberId: member.id, now })),
    currency: merchant.currency,
  }))
  registerMoneyCall(gateway, openEnvelopeCall, async ({ trx, member, body, context: { merchant, now } }) => {
    const opening = { id: body.id, merchant: member.merchant, memberId: member.id, now }
    const { envelope, packet } = await openEnvelope(trx, opening)
    const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
    const got = { ...envelope, opened_at: packet.opened_at, packet_minor: packet.amount_minor }
    return { envelope: showGot(got), balance: await readBalance(trx, owner, now) }
  })
}

/** Red envelopes that agents give to members directly below (ENVELOPE-1). */
export const envelopesModule = defineModule({
  name: 'agency/envelopes',
  calls: (gateway) => {
    agentCalls(gateway)
    receiverCalls(gateway)
  },
  jobs: (gateway) => [envelopeJob(gateway)],
  tables: ['envelopes', 'envelope_receivers', 'envelope_packets'],
  migrations: envelopeMigrations,
  storedCode,
  settings: { agentEnvelopes: envelopesPart },
})
