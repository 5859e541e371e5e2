import { contractKindSchema, contractTermsSchema } from '@plaza/contract/agency'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { accountNames } from '../../identity/directory'
import { moveContract } from './move-contract'
import { offerContract } from './offer-contract'
import type { ContractRow } from './tables'

const known = z.object({ id: z.string() })

const refusals: Readonly<Record<string, string>> = {
  'request.invalid': 'These are not the terms of such a contract.',
  'contract.party': 'There is no such account directly below the site, or it is closed.',
  'contract.tiers': 'The tiers must rise, and no cap may be below its tier.',
  'contract.period': 'An amendment keeps the period of the contract: end it, and offer a new one.',
  'contract.rate.above': 'A rate is above the highest that the site gives (setting contracts.mostRate).',
  'contract.rate.below': 'The account gives others more than this.',
  'contract.unlike':
    'The account gives others contracts of another basis or period, or that carry nothing over.',
  'contract.waiting': 'An offer of this kind waits already.',
  'contract.changed': 'The contract has another state by now.',
  'contract.not.found': 'The site gave no such contract.',
}

/** Does it; a refusal becomes a sentence for operators. */
async function inWords(work: () => Promise<ContractRow>): Promise<ContractRow> {
  try {
    return await work()
  } catch (error) {
    const words = error instanceof CallFailure ? refusals[error.code] : undefined
    throw words === undefined ? error : new PlainError(words)
  }
}

async function merchantOf(trx: Trx, code: string): Promise<Merchant> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new PlainError(`There is no merchant "${code}".`)
  return merchant
}

const changeOf = ({ id, merchant, state }: ContractRow, before: string | null): Change => ({
  ...{ merchant, subject: id, before: before === null ? {} : { state: before }, after: { id, state } },
})

/** Offers a contract for the site to an agent whom nobody is above (CONTRACT-2). */
export const contractOffer = defineOperation({
  kind: 'contract-offer',
  area: 'money',
  input: z.object({
    merchant: shortText,
    account: shortText,
    contract: contractKindSchema,
    terms: contractTermsSchema,
  }),
  answer: known,
  run: async (trx, { merchant: code, account: to, contract: kind, terms }, { now }) => {
    const merchant = await merchantOf(trx, code)
    const offer = { merchant, uplineId: null, to, kind, terms, now }
    return changeOf(await inWords(() => offerContract(trx, offer)), null)
  },
})

/** Withdraws an offer of the site, or ends a contract that it gave. */
export const contractStep = defineOperation({
  kind: 'contract-step',
  area: 'money',
  input: z.object({ merchant: shortText, id: shortText, step: z.enum(['withdraw', 'end']) }),
  answer: known,
  run: async (trx, { merchant: code, id, step }, { now }) => {
    const merchant = await merchantOf(trx, code)
    const moved = () => moveContract(trx, { id, step, memberId: null }, { merchant, now })
    return changeOf(await inWords(moved), step === 'end' ? 'active' : 'offered')
  },
})

const rowSchema = z.object({ id: z.string(), account: z.string(), kind: z.string(), state: z.string() })

/** Contracts that the site gave or offered to agents and that are open. */
export const contractsReport = defineReport({
  name: 'contracts',
  input: z.object({ merchant: shortText }),
  answer: z.array(rowSchema),
  read: async ({ db }, { merchant }) => {
    const rows = await db.read
      .selectFrom('contracts')
      .select(['id', 'member_id', 'kind', 'state'])
      .where('merchant', '=', merchant)
      .where('upline_id', 'is', null)
      .where('closed_at', 'is', null)
      .orderBy('offered_at')
      .execute()
    const names = await accountNames(
      db.read,
      rows.map((row) => row.member_id),
    )
    return rows.map(({ id, member_id: member, kind, state }) => ({
      ...{ id, account: names.get(member) ?? '', kind, state },
    }))
  },
})
