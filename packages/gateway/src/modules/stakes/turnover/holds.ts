import type { RequirementKind } from '@plaza/contract/money'

/** An open requirement, with what it would hold if there were enough. */
export interface Holding {
  id: number
  kind: RequirementKind
  heldMinor: number
}

/**
 * What each open requirement holds of a main wallet, minor units: bonuses first, because a stake takes the member's own
 * money first, then the oldest. Together they hold no more than there is: what was lost at play is not held.
 */
export function holdsOf<One extends Holding>(open: readonly One[], mainMinor: number): One[] {
  let leftMinor = mainMinor
  const isBonus = ({ kind }: Holding) => kind === 'bonus'
  return [...open]
    .sort((one, other) => Number(isBonus(other)) - Number(isBonus(one)) || one.id - other.id)
    .map((one) => {
      const heldMinor = Math.min(leftMinor, one.heldMinor)
      leftMinor -= heldMinor
      return { ...one, heldMinor }
    })
}
