import { PlainError } from '@plaza/server-kit'
import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { endTake } from '../review-takes'
import { agentCase } from './agent-case'
import { moveDeposit } from './deposit-moves'
import { agentAdapter } from './house-methods'
import { applyEventWithin } from './payment-events'

/** What an operator does with a merchant's methods and with orders that people pay in person. */
export type PaymentOperation =
  | {
      kind: 'payment-method'
      merchant: string
      method: string
      /** Null opens it. */
      closed: 'maintenance' | 'off' | null
      /** When it opens by itself, ms. */
      until: number | null
    }
  | { kind: 'payment-credit' | 'payment-refuse'; order: string }

/** A method with the merchant's decision about it; `decided` is false where the site's default holds. */
export interface ListedMethod {
  code: string
  name: string
  decided: boolean
  closed: 'maintenance' | 'off' | null
  until: number | null
}

/** Every method that this site can offer, as a merchant has it. @throws PlainError when there is no such merchant */
export async function listMethods(
  queries: Queries,
  merchant: string,
  known: readonly PaymentMethod[],
): Promise<ListedMethod[]> {
  await requireMerchant(queries, merchant)
  const rows = await queries
    .selectFrom('payment_methods')
    .selectAll()
    .where('merchant', '=', merchant)
    .execute()
  return known.map(({ code, name }): ListedMethod => {
    const row = rows.find((one) => one.code === code)
    return {
      code,
      name: name.en ?? code,
      decided: row !== undefined,
      closed: row?.closed ?? null,
      until: row?.closed_until ?? null,
    }
  })
}

async function requireMerchant(queries: Queries, merchant: string): Promise<void> {
  const known = await realMerchants(queries)
  if (!known.includes(merchant))
    throw new PlainError(`There is no merchant "${merchant}". There are: ${known.join(', ')}.`)
}

/** When a method is switched, and which there are. */
interface SwitchTerms {
  now: number
  known: readonly PaymentMethod[]
}

async function switchMethod(
  trx: Trx,
  { merchant, method, closed, until }: Extract<PaymentOperation, { kind: 'payment-method' }>,
  { now, known }: SwitchTerms,
): Promise<Change> {
  await requireMerchant(trx, merchant)
  const codes = known.map(({ code }) => code)
  if (!codes.includes(method))
    throw new PlainError(`There is no method "${method}". There are: ${codes.join(', ')}.`)
  if (until !== null && until <= now) throw new PlainError('That time is over already.')
  const before = await trx
    .selectFrom('payment_methods')
    .select(['closed', 'closed_until as until'])
    .where('merchant', '=', merchant)
    .where('code', '=', method)
    .executeTakeFirst()
  const row = { closed, closed_until: until }
  await trx
    .insertInto('payment_methods')
    .values({ merchant, code: method, ...row })
    .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet(row))
    .execute()
  return { merchant, subject: method, before: before ?? {}, after: { closed, until } }
}

/** Ends an order that no agent was paid for. What its agent receives later is held, as for every order that has ended. */
async function refuseOrder(trx: Trx, order: string, by: string, now: number): Promise<Change> {
  const row = await agentCase(trx, order)
  if (!row) throw new PlainError(`No order "${order}" is paid to an agent.`)
  await endTake(trx, order, by, now)
  const { state, reason } = await moveDeposit(trx, row, { to: 'failed', reason: 'not-received', now })
  return { merchant: row.merchant, subject: order, before: { state: row.state }, after: { state, reason } }
}

async function creditOrder(trx: Trx, order: string, by: string, now: number): Promise<Change> {
  const find = () =>
    trx
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', order)
      .where('method', '=', agentAdapter.code)
      .executeTakeFirst()
  const row = await find()
  if (!row) throw new PlainError(`No order "${order}" is paid to an agent.`)
  await endTake(trx, order, by, now)
  const event = {
    id: order,
    reference: row.reference,
    amountMinor: row.amount_minor,
    currency: row.currency,
    status: 'paid',
  } as const
  const outcome = await applyEventWithin(trx, agentAdapter, event, now)
  if (outcome === 'repeated') throw new PlainError(`The order ${order} was credited already.`)
  const after = await find()
  return {
    merchant: row.merchant,
    subject: order,
    before: { state: row.state },
    after: { state: after?.state, outcome },
  }
}

/**
 * Switches a method of a merchant, or credits or refuses an order that its member paid to an agent; what was paid after
 * its order had ended is held (DEPOSIT-5).
 * @throws PlainError saying what is wrong
 */
export const operatePayments = (
  trx: Trx,
  operation: PaymentOperation,
  { by }: Actor,
  terms: SwitchTerms,
): Promise<Change> => {
  switch (operation.kind) {
    case 'payment-method':
      return switchMethod(trx, operation, terms)
    case 'payment-credit':
      return creditOrder(trx, operation.order, by, terms.now)
    case 'payment-refuse':
      return refuseOrder(trx, operation.order, by, terms.now)
  }
}
