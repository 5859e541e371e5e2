import { splitPot, type ImportedRain } from '@plaza/gateway/world-api'
import { seededRandom, type SeededRandom } from '@plaza/gateway/seeded-random'
import type { WorldPerson, WorldTransfer } from './person'

const dayMs = 86_400_000
const hourMs = 3_600_000
const manilaMs = 8 * hourMs
/** Hours of the day in Manila, as the merchant's settings have them. */
const hours = [12, 16, 20] as const
const lastsMs = 60_000
const daysBack = 4
const pot = { potMinor: 1_200_00, packets: 60, leastMinor: 1_00 }
/** Always take part. */
const regulars = ['player01', 'vip05']
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const numberOf = (prefix: string, random: SeededRandom): string =>
  `${prefix}${Array.from({ length: 13 }, () => random.pick([...letters])).join('')}`

/** Who a session is drawn by: the regulars, and some of those who deposited in the week before. */
const players = (people: readonly WorldPerson[], startsAt: number, random: SeededRandom): WorldPerson[] =>
  people.filter(
    ({ account, deposits }) =>
      deposits.some(({ steps }) =>
        steps.some(({ state, at }) => state === 'credited' && at <= startsAt && at > startsAt - 7 * dayMs),
      ) &&
      (regulars.includes(account) || random.chance(0.3)),
  )

/** Sessions of red-packet rain of the last days, with what each member caught and its bookings by account. */
export function rainOf(
  people: readonly WorldPerson[],
  seed: string,
  now: number,
): { sessions: ImportedRain[]; transfers: Map<string, WorldTransfer[]> } {
  const transfers = new Map<string, WorldTransfer[]>()
  const today = Math.floor((now + manilaMs) / dayMs) * dayMs - manilaMs
  const starts = Array.from({ length: daysBack + 1 }, (_none, index) => today - (daysBack - index) * dayMs)
    .flatMap((day) => hours.map((hour) => day + hour * hourMs))
    .filter((startsAt) => startsAt + lastsMs <= now)
  const sessions = starts.map((startsAt): ImportedRain => {
    const random = seededRandom(`${seed}/rain/${String(startsAt)}`)
    const packets = splitPot(pot, (below) => random.int(0, below - 1))
    const taps = players(people, startsAt, random)
      .flatMap((person) =>
        Array.from({ length: random.int(1, 3) }, () => ({
          person,
          at: startsAt + random.int(1_000, 50_000),
        })),
      )
      .sort((one, other) => one.at - other.at)
    const draws = taps.map(({ person, at }, index) => {
      const id = numberOf('RP', random)
      const packet = index < packets.length ? index : null
      const amountMinor = packet === null ? 0 : (packets[packet] ?? 0)
      if (amountMinor > 0)
        transfers.set(person.account, [
          ...(transfers.get(person.account) ?? []),
          {
            kind: 'red-packet',
            reference: id,
            at,
            entries: [
              { owner: 'house', wallet: 'house:rain:0', amountMinor: -amountMinor },
              { owner: 'self', wallet: 'main', amountMinor },
            ],
          },
        ])
      return { id, memberId: person.id, at, packet }
    })
    return { id: numberOf('RR', random), startsAt, endsAt: startsAt + lastsMs, packets, draws }
  })
  return { sessions, transfers }
}
