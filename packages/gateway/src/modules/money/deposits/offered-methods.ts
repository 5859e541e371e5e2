import {
  isForMethod,
  type DepositMethod,
  type OfferedMethod,
  type OfferedPromotion,
} from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { methodIn, takesCurrency } from './method-in-currency'
import type { PaymentAdapters, ServedMethod } from './payment-adapters'

type Closed = NonNullable<OfferedMethod['closed']>

/** Why a merchant's methods are closed, by code; a method without a row is as the site has it: on in the demo. */
async function readClosed(
  queries: Queries,
  merchant: string,
  now: number,
): Promise<Map<string, Closed | null>> {
  const rows = await queries
    .selectFrom('payment_methods')
    .selectAll()
    .where('merchant', '=', merchant)
    .execute()
  return new Map(
    rows.map(({ code, closed, closed_until: until }) => {
      const isOver = until !== null && until <= now
      return [code, closed === null || isOver ? null : { why: closed, until }]
    }),
  )
}

async function readLastUsed(queries: Queries, memberId: string): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('deposits')
    .select(['method', (select) => select.fn.max('created_at').as('at')])
    .where('member_id', '=', memberId)
    .groupBy('method')
    .execute()
  return new Map(rows.map(({ method, at }) => [method, at]))
}

const closedOf = (
  { provider, method }: ServedMethod,
  rows: Map<string, Closed | null>,
  { isDemo }: GatewaySettings,
): Closed | null => {
  const row = rows.get(method.code)
  if (row === undefined && !isDemo) return { why: 'off', until: null }
  if (row) return row
  return provider.isAway?.() ? { why: 'maintenance', until: null } : null
}

/** Who looks, when, and what a deposit can be made with then. */
export interface OfferContext {
  merchant: string
  currency: string
  memberId: string
  now: number
  promotions: readonly OfferedPromotion[]
}

/**
 * The methods of a merchant that take its currency, as a member sees them, the last used first, then in the site's order. Without the demo, a
 * method that was never switched on is not one of the merchant's.
 */
export async function readOffered(
  queries: Queries,
  adapters: PaymentAdapters,
  settings: GatewaySettings,
  { merchant, currency, memberId, now, promotions }: OfferContext,
): Promise<OfferedMethod[]> {
  const rows = await readClosed(queries, merchant, now)
  const lastUsed = await readLastUsed(queries, memberId)
  const available = promotions.filter(({ usedUntil }) => usedUntil === undefined)
  const offered = adapters.served
    .filter(({ method }) => takesCurrency(method, currency) && (settings.isDemo || rows.has(method.code)))
    .map((one): OfferedMethod => {
      const closed = closedOf(one, rows, settings)
      const lastUsedAt = lastUsed.get(one.method.code)
      return {
        ...methodIn(currency, one.method),
        expiryMs: one.method.expiryMs ?? settings.depositExpiryMs,
        enabled: closed === null,
        hasBonus: available.some((promotion) => isForMethod(promotion, one.method)),
        ...(closed && { closed }),
        ...(lastUsedAt !== undefined && { lastUsedAt }),
      }
    })
  return offered.sort((a, b) => (b.lastUsedAt ?? 0) - (a.lastUsedAt ?? 0))
}

/** The methods that earlier releases can show: paid by a transfer with a reference, for a fixed fee. */
export const methodsOfBefore = (offered: readonly OfferedMethod[]): DepositMethod[] =>
  offered.flatMap(({ group, ...method }) =>
    method.paysBy === 'transfer' && method.feePermille === 0 && group !== 'voucher'
      ? [{ ...method, group }]
      : [],
  )

/**
 * Why a method takes no new order of a merchant; null when it does, undefined when the merchant does not have it, or has a
 * currency that it does not take.
 */
export async function methodClosed(
  queries: Queries,
  served: ServedMethod,
  settings: GatewaySettings,
  { merchant, currency, now }: { merchant: string; currency: string; now: number },
): Promise<Closed | null | undefined> {
  if (!takesCurrency(served.method, currency)) return undefined
  const rows = await readClosed(queries, merchant, now)
  if (!settings.isDemo && !rows.has(served.method.code)) return undefined
  return closedOf(served, rows, settings)
}
