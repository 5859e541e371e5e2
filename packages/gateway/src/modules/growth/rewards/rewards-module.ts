import {
  claimRewardCall,
  claimRewardsCall,
  findRewardCall,
  forfeitRewardCall,
  rewardChanged,
  rewardsCall,
  type Reward,
} from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { claimParts } from './claim-parts'
import { forfeitPart } from './forfeit-part'
import { rewardMigrations } from './migrations'
import { ownParts } from './own-parts'
import { partsJob } from './parts-job'
import { countRewards, readRewards, showRewards } from './read-parts'
import { rewardsPart } from './reward-settings'
import { storedCode } from './stored-code'

const pageSize = 20

/** Whose rewards. @throws CallFailure `feature.off` where the merchant has no reward centre */
function ownerOf({ member, context }: Pick<SignedIn, 'member'> & { context: CallContext }): BalanceOwner {
  const { merchant } = context
  if (merchant.settings.whitelabel.REWCEN3 !== true) throw new CallFailure('feature.off')
  return { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
}

async function showOne(queries: Queries, owner: BalanceOwner, id: string, now: number): Promise<Reward> {
  const found = await ownParts(queries, owner).where('reward_parts.id', '=', Number(id)).execute()
  const [reward] = await showRewards(queries, owner, found, now)
  if (!reward) throw new CallFailure('reward.not.found')
  return reward
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, rewardsCall, async ({ query: { tab, pageNo }, ...input }) => {
    const owner = ownerOf(input)
    const { now } = input.context
    const page = pageAt(pageNo, pageSize)
    const { rewards, total } = await readRewards(db.read, owner, { tab, page, now })
    const { claimableMinor, ...counts } = await countRewards(db.read, owner, now)
    return { rewards, counts, claimableMinor, currency: owner.currency, ...pageNumbers(page, total), total }
  })

  registerMemberCall(gateway, findRewardCall, async ({ query: { source, reference }, ...input }) => {
    const owner = ownerOf(input)
    const found = await ownParts(db.read, owner)
      .where('rewards.source', '=', source)
      .where('rewards.reference', '=', reference)
      .orderBy('reward_parts.part')
      .limit(1)
      .execute()
    const [reward] = await showRewards(db.read, owner, found, input.context.now)
    if (!reward) throw new CallFailure('reward.not.found')
    return { reward }
  })

  registerMoneyCall(gateway, claimRewardCall, async ({ trx, params: { id }, ...input }) => {
    const owner = ownerOf(input)
    const { now } = input.context
    const [result] = await claimParts(trx, owner, [Number(id)], now)
    if (result?.code !== undefined) throw new CallFailure(result.code)
    return { reward: await showOne(trx, owner, id, now), balance: await readBalance(trx, owner, now) }
  })

  registerMoneyCall(gateway, claimRewardsCall, async ({ trx, body: { ids }, ...input }) => {
    const owner = ownerOf(input)
    const { now } = input.context
    const results = await claimParts(trx, owner, [...new Set(ids.map(Number))], now)
    return {
      results: results.map(({ id, code }) => ({ id: String(id), ...(code !== undefined && { code }) })),
      claimedMinor: results.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
      balance: await readBalance(trx, owner, now),
    }
  })

  registerMoneyCall(gateway, forfeitRewardCall, async ({ trx, params: { id }, body, ...input }) => {
    const owner = ownerOf(input)
    const { now } = input.context
    await forfeitPart(trx, owner, { id: Number(id), ...body }, now)
    return { reward: await showOne(trx, owner, id, now), balance: await readBalance(trx, owner, now) }
  })
}

/** Rewards of every source: granted once, claimed once, bet by the cashier's requirements (REWARD-1). */
export const rewardsModule = defineModule({
  name: 'growth/rewards',
  calls,
  jobs: (gateway) => [partsJob(gateway)],
  streams: ({ db, clock }) => [
    {
      event: rewardChanged,
      topics: ['rewards'],
      isSentOnConnect: false,
      read: async ({ member, merchant }) => {
        const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
        const { claimable } = await countRewards(db.read, owner, clock.now())
        return { payload: { claimable } }
      },
    },
  ],
  tables: ['rewards', 'reward_parts'],
  migrations: rewardMigrations,
  storedCode,
  settings: { rewards: rewardsPart },
})
