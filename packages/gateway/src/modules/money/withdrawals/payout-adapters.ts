import type { PayoutProvider, PayoutTarget } from '../../../kernel/carriers/payout-provider'

/** The adapters by which this site pays out, in the order in which they are preferred. */
export interface PayoutAdapters {
  providers: readonly PayoutProvider[]
  /** The adapter of a code, for orders that were given to it. */
  find(code: string): PayoutProvider | undefined
  /** The adapter for an account; without one, for orders whose provider knows the account, the last. */
  forAccount(target: Pick<PayoutTarget, 'kind' | 'institution'> | undefined): PayoutProvider | undefined
}

/** Puts adapters together, fallbacks last. @throws Error when two have the same code */
export function collectPayoutAdapters(given: readonly PayoutProvider[]): PayoutAdapters {
  const providers = given.toSorted(
    (one, other) => Number(one.isFallback ?? false) - Number(other.isFallback ?? false),
  )
  const byCode = new Map(providers.map((one) => [one.code, one]))
  if (byCode.size !== providers.length) throw new Error('two adapters have the same code')
  return {
    providers,
    find: (code) => byCode.get(code),
    forAccount: (target) => (target ? providers.find((one) => one.serves(target)) : providers.at(-1)),
  }
}
