import type { AnswerOf } from '@plaza/contract/kernel'
import {
  lotteryFamilies,
  type Lottery,
  type LotteryFamily,
  type lotteryMenusCall,
} from '@plaza/contract/lottery'

/** A family of the lobby with its lotteries. */
export interface Menu {
  family: LotteryFamily
  lotteries: readonly Lottery[]
}

type Menus = AnswerOf<typeof lotteryMenusCall>['menus']

/** Lotteries by family in the order of the server's menus, or in that of the families while there are none. */
export function menuOf(menus: Menus | undefined, lotteries: readonly Lottery[]): Menu[] {
  const known = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  const listed: readonly Menus[number][] =
    menus ??
    lotteryFamilies.map((family) => ({
      family,
      lotteries: lotteries.filter((lottery) => lottery.family === family).map(({ code }) => code),
    }))
  return listed
    .map(({ family, lotteries: codes }) => ({
      family,
      lotteries: codes.flatMap((code) => known.get(code) ?? []),
    }))
    .filter((menu) => menu.lotteries.length > 0)
}
