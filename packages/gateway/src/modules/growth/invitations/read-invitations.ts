import { addDays, dayAt, startOfDay } from '@plaza/calendar'
import type { FriendStep, InvitationFigures, InvitationReward, InvitedFriend } from '@plaza/contract/growth'
import { mayEnterAgency } from '@plaza/contract/identity'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { friendsOf, type Friend } from '../../identity/directory'
import { firstDeposits } from '../../money/deposits'
import { maskAccount } from '../../play/live-rows'
import {
  friendReference,
  isQualifying,
  qualifiesUntil,
  qualifyDays,
  runningReferral,
  type Referral,
} from '../promotions'
import { rewardsOfSource, type ReferencedReward } from '../rewards'

/** Whose invitations, and when they are read. */
export interface Inviter {
  member: Pick<Member, 'id' | 'type'>
  merchant: Merchant
  now: number
}

/** A friend with how far it is, and what it deposited first. */
interface SeenFriend extends Friend {
  step: FriendStep
  /** Minor units and ms; null while it has not deposited. */
  first: { firstMinor: number; firstAt: number } | null
}

/** What is known of a member's invitations. */
export interface Invitations {
  /** The latest first. */
  friends: SeenFriend[]
  /** Rewards for friends and for having been invited, the latest first. */
  rewards: ReferencedReward[]
  /** Undefined where nothing is given. */
  referral: Referral | undefined
}

function stepOf(
  { regDate }: Friend,
  first: SeenFriend['first'],
  { referral, isRewarded, now }: { referral: Referral | undefined; isRewarded: boolean; now: number },
): FriendStep {
  // What was given stays, whatever the rules are by now.
  if (isRewarded || (first && referral && isQualifying(referral, regDate, first))) return 'qualified'
  const until = referral ? qualifiesUntil(regDate) : Infinity
  if ((first?.firstAt ?? now) > until) return 'late'
  return first ? 'deposited' : 'registered'
}

/** Reads the friends of a member, how far each is, and the rewards for them. */
export async function readInvitations(
  queries: Queries,
  { member, merchant, now }: Inviter,
): Promise<Invitations> {
  const isAgent = mayEnterAgency(member.type)
  const found = await friendsOf(queries, { merchant: merchant.code, memberId: member.id, isAgent })
  const deposits = await firstDeposits(
    queries,
    found.map(({ id }) => id),
  )
  const owner = { memberId: member.id, merchant: merchant.code, currency: merchant.currency }
  const rewards = await rewardsOfSource(queries, owner, 'invitation', now)
  const rewarded = new Set(rewards.map(({ reference }) => reference))
  // Agents earn commission on whom they invite.
  const referral = isAgent ? undefined : (await runningReferral(queries, merchant, now))?.referral
  const friends = found.map((friend) => {
    const first = deposits.get(friend.id) ?? null
    const isRewarded = rewarded.has(friendReference(friend.id))
    return { ...friend, first, step: stepOf(friend, first, { referral, isRewarded, now }) }
  })
  return { friends, rewards, referral }
}

/** Visits of a member's link, since a day of the merchant where one is given. */
async function countVisits(queries: Queries, memberId: string, since: string | undefined): Promise<number> {
  const { visits } = await queries
    .selectFrom('invite_visits')
    .select(sql<number>`coalesce(sum(visits), 0)::int`.as('visits'))
    .where('member_id', '=', memberId)
    .$if(since !== undefined, (query) => query.where('day', '>=', since ?? ''))
    .executeTakeFirstOrThrow()
  return visits
}

/** The figures of the friends who registered in the last days of the merchant, or ever (INVITE-1). */
export async function readFigures(
  queries: Queries,
  inviter: Inviter,
  days: number | undefined,
): Promise<InvitationFigures> {
  const { member, merchant, now } = inviter
  const { timeZone } = merchant.settings
  const day = days === undefined ? undefined : addDays(dayAt(timeZone, now), 1 - days)
  const sinceMs = day === undefined ? -Infinity : startOfDay(timeZone, day)
  const { friends, rewards, referral } = await readInvitations(queries, inviter)
  const counted = friends.filter(({ regDate }) => regDate >= sinceMs)
  const references = new Set(counted.map(({ id }) => friendReference(id)))
  const sumOf = (states: readonly string[]) =>
    rewards
      .filter(({ reference, reward }) => references.has(reference) && states.includes(reward.state))
      .reduce((sum, { reward }) => sum + reward.amountMinor, 0)
  return {
    clicks: await countVisits(queries, member.id, day),
    registered: counted.length,
    deposited: counted.filter(({ first }) => first !== null).length,
    qualified: counted.filter(({ step }) => step === 'qualified').length,
    paidMinor: sumOf(['claimed', 'running']),
    pendingMinor: sumOf(['claimable']),
    currency: merchant.currency,
    rules: referral ? { ...referral, qualifyDays } : null,
  }
}

/** Friends as their member sees them. */
export function showFriends({ friends, rewards, referral }: Invitations): InvitedFriend[] {
  const given = new Map<string, number>()
  for (const { reference, reward } of rewards)
    given.set(reference, (given.get(reference) ?? 0) + reward.amountMinor)
  return friends.map(({ id, account, regDate, step }) => ({
    name: maskAccount(account),
    registeredAt: regDate,
    step,
    qualifiesUntil: step === 'registered' && referral ? qualifiesUntil(regDate) : null,
    rewardMinor: given.get(friendReference(id)) ?? null,
  }))
}

/** Rewards for friends, those that can be claimed first. */
export function showRewards({ friends, rewards }: Invitations, now: number): InvitationReward[] {
  const byReference = new Map(friends.map((friend) => [friendReference(friend.id), friend]))
  const inOrder = friends
    .filter(({ step, first }) => step === 'qualified' && first)
    .sort(
      (one, other) => (one.first?.firstAt ?? 0) - (other.first?.firstAt ?? 0) || (one.id < other.id ? -1 : 1),
    )
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]))
  const isOpen = ({ reward: { state, opensAt } }: ReferencedReward) => state === 'claimable' && opensAt <= now
  return rewards
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
    .map(({ reference, reward }) => {
      const friend = byReference.get(reference)
      return {
        reward,
        friend: friend ? maskAccount(friend.account) : null,
        number: (friend && numbers.get(friend.id)) ?? null,
        depositMinor: friend?.first?.firstMinor ?? null,
      }
    })
}
