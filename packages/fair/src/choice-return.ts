import { crashReach } from './crash'
import { mineFields, minesChance, minesLastOpening, minesMultiple } from './mines'
import type { Share } from './slot-return'

/**
 * Return to player of cashing out after `opened` fields, with the multiple rounded down; exact except for 2⁻³² per
 * float.
 */
export function minesReturn(mines: number, opened: number): Share {
  const { free, all } = minesChance(mines, opened)
  return { returned: BigInt(minesMultiple(mines, opened)) * BigInt(free), staked: BigInt(all) * 100n }
}

/** Every strategy for mines: the number of mines, and after how many opened fields the player cashes out. */
export const minesChoices = (): { mines: number; opened: number }[] =>
  Array.from({ length: mineFields - 1 }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: minesLastOpening(mines) }, (_, index) => ({ mines, opened: index + 1 })),
  )

/** Exact return to player of a cash-out, given in hundredths. */
export const crashReturn = (multiple: number): Share => ({
  returned: BigInt(crashReach(multiple)) * BigInt(multiple),
  staked: 2n ** 32n * 100n,
})
