import type { DigestedOrder } from '@plaza/fair'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { oncePer } from '../../../kernel/once-per'

/** An issue by its merchant, lottery and number. */
export interface IssueName {
  merchant: string
  /** Code of the lottery. */
  code: string
  no: string
}

/** What was accepted for an issue. */
export interface AcceptedOrders {
  /** The orders as the digest covers them, without those of practice money. */
  orders: readonly DigestedOrder[]
  /** Whether there are orders of practice money, which are settled as well. */
  hasPractice: boolean
}

/** Asked once for an issue, in the transaction that ends its selling. */
export type OrdersOfIssue = (trx: Trx, issue: IssueName) => Promise<AcceptedOrders>

const suppliersOf = oncePer((_db: Gateway['db']) => [] as OrdersOfIssue[])

/** Registers who knows the accepted orders of issues, so that their digest is fixed when selling ends (DRAW-2). */
export function registerOrders({ db }: Pick<Gateway, 'db'>, supplier: OrdersOfIssue): void {
  suppliersOf(db).push(supplier)
}

/** Everything that was accepted for an issue, by every module that takes orders. */
export async function acceptedOrders(db: Gateway['db'], trx: Trx, issue: IssueName): Promise<AcceptedOrders> {
  const all: AcceptedOrders[] = []
  for (const supplier of suppliersOf(db)) all.push(await supplier(trx, issue))
  return {
    orders: all.flatMap(({ orders }) => orders),
    hasPractice: all.some(({ hasPractice }) => hasPractice),
  }
}
