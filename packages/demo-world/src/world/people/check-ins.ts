import type { ImportedCheckIn } from '@plaza/gateway/world-api'
import type { WorldPerson, WorldTransfer } from './person'

const dayMs = 86_400_000
const hourMs = 3_600_000
const manilaMs = 8 * hourMs

/** How many days ago each checked in: player01 missed one day that its card can make up, vip05 none. */
const daysAgo: Readonly<Record<string, readonly number[]>> = {
  player01: [8, 7, 6, 5, 3, 2, 1],
  vip05: [9, 8, 7, 6, 5, 4, 3, 2, 1],
}
/** As shipped, centavos. */
const amountsMinor = [100, 100, 200, 200, 300, 300, 1_000]

/** Days on which people of the demo checked in, with what each brought and its bookings by account. */
export function checkInsOf(
  people: readonly WorldPerson[],
  now: number,
): { checkIns: ImportedCheckIn[]; transfers: Map<string, WorldTransfer[]> } {
  const transfers = new Map<string, WorldTransfer[]>()
  const today = Math.floor((now + manilaMs) / dayMs) * dayMs - manilaMs
  const checkIns = people.flatMap(({ id: memberId, account }) => {
    const days = daysAgo[account] ?? []
    let streak = 0
    return days.map((ago, index): ImportedCheckIn => {
      streak = days[index - 1] === ago + 1 ? streak + 1 : 0
      const amountMinor = amountsMinor[streak % amountsMinor.length] ?? 0
      const at = today - ago * dayMs + 19 * hourMs
      const day = new Date(at + manilaMs).toISOString().slice(0, 10)
      transfers.set(account, [
        ...(transfers.get(account) ?? []),
        {
          kind: 'reward-check-in',
          reference: `CI${day.replaceAll('-', '')}`,
          at,
          entries: [
            { owner: 'house', wallet: 'house:promo', amountMinor: -amountMinor },
            { owner: 'self', wallet: 'main', amountMinor },
          ],
        },
      ])
      return { memberId, day, amountMinor, at, cardMonth: null }
    })
  })
  return { checkIns, transfers }
}
