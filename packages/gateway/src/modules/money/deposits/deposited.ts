import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** One deposit of a member: an order that is credited or may still be, or a payment of an order that an operator credited. */
interface Deposited {
  /** Number of the order. */
  id: string
  /** When it counts: when the order was made, or when the operator credited the payment. */
  at: number
  /** Minor units, with the fee. */
  gross_minor: number
  /** What reached the wallet by the ledger, minor units: nothing while the order is open. */
  received_minor: number
}

/**
 * What a member has deposited as the ledger says, whatever became of an order: limits, records and totals all sum this
 * (DEPOSIT-9). A payment without an order has one since it was credited.
 */
export const deposited = (queries: Queries, memberId: string) =>
  queries.selectFrom(
    sql<Deposited>`(
      select id, created_at as at, amount_minor as gross_minor,
        case when state = 'credited' then amount_minor - fee_minor else 0 end as received_minor
      from deposits
      where member_id = ${memberId} and state in ('created', 'awaiting-payment', 'processing', 'credited')
      union all
      select deposit_id, resolved_at, amount_minor, amount_minor
      from suspense_items where member_id = ${memberId} and deposit_id is not null and state = 'credited'
    )`.as('deposited'),
  )

/** Of a row of deposits: that an operator credited a payment of it, whatever had become of the order itself. */
export const isCreditedByHand = sql<boolean>`exists (select 1 from suspense_items s
  where s.deposit_id = deposits.id and s.state = 'credited')`
