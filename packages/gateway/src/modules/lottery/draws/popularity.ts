import type { Lottery } from '@plaza/contract/lottery'
import type { Gateway } from '../../../kernel/gateway'
import { oncePer } from '../../../kernel/once-per'

/** How often each lottery of a merchant was played of late, by its code. */
export type LotteryPlays = (merchant: string, now: number) => Promise<ReadonlyMap<string, number>>

const suppliersOf = oncePer((_db: Gateway['db']) => new Set<LotteryPlays>())

/** Registers who knows how often lotteries are played. */
export function registerLotteryPlays({ db }: Pick<Gateway, 'db'>, supplier: LotteryPlays): void {
  suppliersOf(db).add(supplier)
}

const mostPopular = 8

/** The most played open lotteries; those that nobody played follow in the merchant's own order (DRAW-5). */
export async function popularOf(
  db: Gateway['db'],
  merchant: string,
  lotteries: readonly Lottery[],
  now: number,
): Promise<Lottery[]> {
  const plays = new Map<string, number>()
  for (const supplier of suppliersOf(db))
    for (const [code, count] of await supplier(merchant, now)) plays.set(code, (plays.get(code) ?? 0) + count)
  return lotteries
    .filter(({ isOpen }) => isOpen)
    .toSorted((one, other) => (plays.get(other.code) ?? 0) - (plays.get(one.code) ?? 0))
    .slice(0, mostPopular)
}
