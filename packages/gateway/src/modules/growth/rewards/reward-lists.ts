import type { RewardTab } from '@plaza/contract/growth'
import { sql, type RawBuilder } from 'kysely'

/** A part that nobody claimed in time, also before the job has written it. */
const isExpired = (now: number) =>
  sql<boolean>`(reward_parts.state = 'claimable' and reward_parts.expires_at <= ${now})`

/** A part that can be claimed at a time. */
export const isClaimable = (now: number) =>
  sql<boolean>`(reward_parts.state = 'claimable' and reward_parts.opens_at <= ${now}
    and (reward_parts.expires_at is null or reward_parts.expires_at > ${now}))`

/** A part that is being bet, or the next part of a reward that is paid in parts. */
export const isInProgress = (now: number) =>
  sql<boolean>`(reward_parts.state = 'running' or reward_parts.state = 'claimable' and reward_parts.opens_at > ${now}
    and not exists (select from reward_parts sooner where sooner.reward_id = reward_parts.reward_id
      and sooner.state = 'claimable' and sooner.opens_at > ${now} and sooner.part < reward_parts.part))`

interface List {
  holds: RawBuilder<boolean>
  order: RawBuilder<unknown>
}

/** What is in each list of the reward centre at a time, and in which order. */
export const rewardLists: Record<RewardTab, (now: number) => List> = {
  // What expires first comes first.
  claimable: (now) => ({
    holds: isClaimable(now),
    order: sql`reward_parts.expires_at nulls last, reward_parts.id`,
  }),
  running: (now) => ({
    holds: isInProgress(now),
    order: sql`reward_parts.state <> 'running', reward_parts.opens_at, reward_parts.id`,
  }),
  history: (now) => ({
    holds: sql<boolean>`(reward_parts.state in ('claimed', 'expired', 'forfeited') or ${isExpired(now)})`,
    order: sql`coalesce(reward_parts.ended_at, reward_parts.expires_at) desc, reward_parts.id desc`,
  }),
}
