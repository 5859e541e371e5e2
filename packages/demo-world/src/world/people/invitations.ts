import { memberTypes } from '@plaza/contract/identity'
import type { ImportedInvitations, NewReward, Referral } from '@plaza/gateway/world-api'
import { both } from '../text'
import { dayName } from './life'
import type { WorldPerson } from './person'

const dayMs = 86_400_000
/** Who has friends at every step. */
const inviter = 'player01'
/** A friend who has not deposited. */
const newcomer = 'newbie01'
const qualifyMs = 90 * dayMs
const visitDays = 21

/** Invitations of the demo: friends, visits of the link, and what was paid for a friend as the world begins. */
export interface WorldInvitations extends ImportedInvitations {
  paid: Omit<NewReward, 'merchant' | 'now'>[]
}

/** A person's first deposit that was credited, minor units and ms. */
function firstDeposit({ deposits }: WorldPerson): { minor: number; at: number } | undefined {
  const [first] = deposits
    .filter(({ steps }) => steps.at(-1)?.state === 'credited')
    .map(({ amountMinor, steps }) => ({ minor: amountMinor, at: steps[0]?.at ?? 0 }))
    .sort((one, other) => one.at - other.at)
  return first
}

/**
 * Friends of `player01`: three who qualified, one whose first deposit was too small, one who has only registered, and one who
 * was too late. The first was paid for; rewards for the others are granted by the gateway's own job.
 */
export function invitationsOf(
  people: readonly WorldPerson[],
  referral: Referral | null,
  now: number,
): WorldInvitations {
  const owner = people.find(({ account }) => account === inviter)
  if (!owner || !referral) return { friends: [], visits: [], paid: [] }
  const crowd = people.flatMap((person) => {
    const first = firstDeposit(person)
    const isOfTeam = person.type === memberTypes.player && person.upline !== null && person.email === null
    return isOfTeam && first && person.upline !== inviter ? [{ ...person, first }] : []
  })
  const inTime = crowd.filter(
    ({ regDate, first }) => first.at >= regDate && first.at - regDate < qualifyMs - dayMs,
  )
  const qualified = inTime.filter(({ first }) => first.minor >= referral.leastDepositMinor).slice(0, 3)
  const chosen = [
    ...qualified,
    ...inTime.filter(({ first }) => first.minor < referral.leastDepositMinor).slice(0, 1),
    ...crowd.filter(({ regDate, first }) => first.at - regDate > qualifyMs).slice(0, 1),
    ...people.filter(({ account }) => account === newcomer),
  ]
  const [first] = qualified.toSorted((one, other) => one.first.at - other.first.at)
  return {
    friends: chosen.map(({ id, regDate }) => ({ memberId: id, inviterId: owner.id, registeredAt: regDate })),
    visits: Array.from({ length: visitDays }, (_, daysAgo) => ({
      memberId: owner.id,
      day: dayName(now - daysAgo * dayMs),
      visits: 1 + ((daysAgo * 5) % 4),
    })),
    paid: first
      ? [
          {
            memberId: owner.id,
            source: 'invitation',
            reference: `friend:${first.id}`,
            name: both('Bring a friend', 'Magsama ng kaibigan'),
            amountMinor: referral.tiers[0]?.rewardMinor ?? 0,
            wagering: referral.wagering,
            isPaidAtOnce: true,
          },
        ]
      : [],
  }
}
