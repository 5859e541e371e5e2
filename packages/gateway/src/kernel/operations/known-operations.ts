import type * as z from 'zod/mini'
import type { PaymentMethod } from '../carriers/payment-provider'
import type { AnyCases } from './define-cases'
import type { AnyOperation } from './define-operation'
import type { AnyReport } from './define-report'

/** Everything that operators can do, ask for and decide at this gateway, from all its modules. */
export interface KnownOperations {
  operations: ReadonlyMap<string, AnyOperation>
  reports: ReadonlyMap<string, AnyReport>
  cases: readonly AnyCases[]
  /** Parts of a merchant's settings that modules own, by their names. */
  settings: Readonly<Record<string, z.ZodMiniType>>
  /** Ways to deposit that the adapters of this release serve. */
  paymentMethods: readonly PaymentMethod[]
}

/** The queues that a number can be of, by how it begins. */
export function queuesOf({ cases }: Pick<KnownOperations, 'cases'>, id: string): AnyCases[] {
  const begins = (prefix: string | null) => prefix !== null && prefix !== '' && id.startsWith(prefix)
  const found = cases.filter(({ prefix, alsoFinds = [] }) => [prefix, ...alsoFinds].some(begins))
  return found.length > 0 ? found : cases.filter(({ alsoFinds = [] }) => alsoFinds.includes(''))
}
