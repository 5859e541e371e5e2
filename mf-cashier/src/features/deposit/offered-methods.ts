import { methodGroups, type DepositMethod, type OfferedMethod } from '@plaza/contract/money'

type Group = OfferedMethod['group']

interface MethodsAnswer {
  methods: readonly DepositMethod[]
  offered?: readonly OfferedMethod[] | undefined
}

/** How long an order of an older gateway waits for its payment, ms. */
const usualExpiryMs = 15 * 60_000

/** The methods of an answer; those of an older gateway are transfers with a reference. */
export const offeredOf = ({ methods, offered }: MethodsAnswer): readonly OfferedMethod[] =>
  offered ??
  methods.map((method) => ({
    ...method,
    paysBy: 'transfer' as const,
    logo: method.group,
    feePermille: 0,
    expiryMs: usualExpiryMs,
    hasBonus: false,
  }))

/** The method that the member used last, or undefined. */
export const lastUsed = (methods: readonly OfferedMethod[]): OfferedMethod | undefined =>
  methods
    .filter(({ lastUsedAt }) => lastUsedAt !== undefined)
    .sort((a, b) => (b.lastUsedAt ?? 0) - (a.lastUsedAt ?? 0))[0]

/** Methods by group in the contract's order; the group of the method used last comes first, and that method in it. */
export function byGroup(methods: readonly OfferedMethod[]): [Group, OfferedMethod[]][] {
  const first = lastUsed(methods)
  const groups = methodGroups.filter((group) => methods.some((method) => method.group === group))
  const ordered = first ? [first.group, ...groups.filter((group) => group !== first.group)] : groups
  return ordered.map((group) => [
    group,
    methods
      .filter((method) => method.group === group)
      .sort((a, b) => Number(b === first) - Number(a === first)),
  ])
}
