import type { ImportedKyc } from '@plaza/gateway/world-api'
import type { WorldPerson } from './person'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Numbers of what the named accounts and the crowd submitted. */
export const submissionNumbers = [
  'KY2A3B4C5D6E7F8',
  'KY2B3C4D5E6F7G8',
  'KY2C3D4E5F6G7H8',
  'KY2D3E4F5G6H7J8',
  'KY2E3F4G5H6J7K8',
]

/** A member's documents for basic verification. */
const basic = (
  person: WorldPerson,
  birthDate: string,
  lastFour: string,
): Omit<ImportedKyc, 'id' | 'sentAt'> => ({
  memberId: person.id,
  level: 'basic',
  state: 'under-review',
  name: person.payoutAccounts[0]?.holderName ?? `${person.nickname ?? person.account} Santos`,
  birthDate,
  address: null,
  document: 'national-id',
  lastFour,
  reason: null,
  decidedAt: null,
})

/**
 * Documents of the demo's members, oldest first: `player01` is verified at the basic level and `vip05` fully; of two of the crowd
 * one's are under review and the other's were rejected (KYC-1).
 */
export function verificationOf(people: readonly WorldPerson[], now: number): ImportedKyc[] {
  const find = (account: string) => people.find((one) => one.account === account)
  const [player, vip] = [find('player01'), find('vip05')]
  const [waiting, refused] = people.filter(
    ({ upline, type, payoutAccounts }) => upline === null && type === 0 && payoutAccounts.length === 1,
  )
  const verified = (days: number) =>
    ({ state: 'verified', sentAt: now - days * dayMs, decidedAt: now - days * dayMs + 5 * hourMs }) as const
  const given: (Omit<ImportedKyc, 'id'> | undefined)[] = [
    vip && { ...basic(vip, '1979-08-14', '4417'), ...verified(610) },
    vip && {
      ...basic(vip, '1979-08-14', '4417'),
      ...verified(600),
      ...{ level: 'full', birthDate: null, document: null, lastFour: null },
      address: '18 Acacia St, Quezon City, Metro Manila',
    },
    player && { ...basic(player, '1994-06-12', '8820'), ...verified(180) },
    refused && {
      ...basic(refused, '1991-02-03', '5156'),
      ...{ state: 'rejected', reason: 'unreadable' },
      ...{ sentAt: now - 3 * dayMs, decidedAt: now - 2 * dayMs },
    },
    waiting && { ...basic(waiting, '1988-11-21', '7203'), sentAt: now - 7 * hourMs },
  ]
  return given.flatMap((one, index) => (one ? [{ ...one, id: submissionNumbers[index] ?? '' }] : []))
}
