import { crashReach } from './crash'
import { mineFields, minesChance, minesLastOpening, minesMultiple } from './mines'
import type { Share } from './slot-return'

/** Return to player of cashing out after `opened` fields, after the multiple's rounding down; exact but for 2⁻³² a float. */
export function minesReturn(mines: number, opened: number): Share {
  const { free, all } = minesChance(mines, opened)
  return { returned: BigInt(minesMultiple(mines, opened)) * BigInt(free), staked: BigInt(all) * 100n }
}

/** Every way to play mines: how many of them, and after how many opened fields one leaves. */
export const minesChoices = (): { mines: number; opened: number }[] =>
  Array.from({ length: mineFields - 1 }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: minesLastOpening(mines) }, (_, index) => ({ mines, opened: index + 1 })),
  )

/** Return to player of a cash-out at so many hundredths, exactly. */
export const crashReturn = (multiple: number): Share => ({
  returned: BigInt(crashReach(multiple)) * BigInt(multiple),
  staked: 2n ** 32n * 100n,
})
