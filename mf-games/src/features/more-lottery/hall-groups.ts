import { lotteryGroups, type Lottery, type LotteryGroup } from '@plaza/contract/lottery'

/** The tabs of the hall: all, one's own favourites, and the groups of the contract. */
export type HallGroup = 'all' | 'favourites' | LotteryGroup
export const hallGroups: readonly HallGroup[] = ['all', 'favourites', ...lotteryGroups]

export interface Picking {
  group: HallGroup
  /** Part of a name; empty for all. */
  search: string
  favourites: readonly string[]
  /** Name in the interface language. */
  nameOf: (lottery: Lottery) => string
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The lotteries of a tab whose name or code has the searched text, without regard to case and accents. */
export function pickLotteries(
  lotteries: readonly Lottery[],
  { group, search, favourites, nameOf }: Picking,
): Lottery[] {
  const wanted = plain(search)
  return lotteries.filter(
    (lottery) =>
      (group === 'all' ||
        (group === 'favourites' ? favourites.includes(lottery.code) : lottery.group === group)) &&
      (wanted === '' || plain(`${nameOf(lottery)} ${lottery.code}`).includes(wanted)),
  )
}
