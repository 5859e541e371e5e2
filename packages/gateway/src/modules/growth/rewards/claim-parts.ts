import type { ErrorCode } from '@plaza/contract/kernel'
import type { LedgerKind } from '@plaza/contract/money'
import type { RewardSource } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, lockAccounts, memberWallet, transfer, type BalanceOwner } from '../../../kernel/ledger'
import { addRequirement } from '../../stakes/turnover'
import { ownParts } from './own-parts'
import { referenceOf } from './reward-reference'
import type { PartRow } from './tables'

const dayMs = 86_400_000

const kinds = {
  promotion: 'reward-promotion',
  vip: 'reward-vip',
  mission: 'reward-mission',
  'red-packet': 'reward-red-packet',
  cashback: 'cashback',
  'check-in': 'reward-check-in',
  rebate: 'reward-rebate',
  invitation: 'reward-invitation',
  compensation: 'reward-compensation',
} as const satisfies Record<RewardSource, LedgerKind>

/** What came of claiming a part: nothing against it, or why not. */
export interface ClaimResult {
  id: number
  code?: ErrorCode
  /** What was booked now; 0 where it had been claimed before. */
  paidMinor: number
}

/** Why a part cannot be claimed; undefined when it can, or was before. */
function reasonAgainst(part: PartRow | undefined, now: number): ErrorCode | undefined {
  if (!part) return 'reward.not.found'
  if (part.state === 'running' || part.state === 'claimed') return undefined
  if (part.state === 'expired' || (part.expires_at !== null && part.expires_at <= now))
    return 'reward.expired'
  if (part.state === 'forfeited') return 'reward.state'
  return part.opens_at > now ? 'reward.early' : undefined
}

/** Books a part to the main wallet, with what has to be bet for it. */
async function pay(trx: Trx, part: PartRow, now: number): Promise<void> {
  const { id, merchant, member_id: memberId, currency, amount_minor: amountMinor, wagering } = part
  const reference = referenceOf(id)
  await transfer(trx, {
    merchant,
    currency,
    kind: kinds[part.source],
    reference,
    idempotencyKey: `reward:${String(id)}`,
    entries: [
      { account: houseAccount('house:promo'), amountMinor: -amountMinor },
      { account: memberWallet(memberId, 'main'), amountMinor },
    ],
    now,
  })
  const state = wagering > 0 ? 'running' : 'claimed'
  await trx
    .updateTable('reward_parts')
    .set({ state, due_at: null, ended_at: wagering > 0 ? null : now })
    .where('id', '=', id)
    .execute()
  await addRequirement(trx, {
    merchant,
    memberId,
    currency,
    kind: 'bonus',
    reference,
    amountMinor,
    requiredMinor: amountMinor * wagering,
    name: { ...part.name },
    ...(part.wagering_days !== null && { expiresAt: now + part.wagering_days * dayMs }),
    ...(part.highest_stake_minor !== null && { highestStakeMinor: part.highest_stake_minor }),
    now,
  })
}

/**
 * Claims parts of a member's rewards in one transaction; one that cannot be claimed stops no other, and one that was claimed
 * before is booked no second time. The wallet is locked first, then the parts that can be claimed: a running one is left to
 * whoever ends its wagering, which holds its requirement.
 */
export async function claimParts(
  trx: Trx,
  owner: BalanceOwner,
  ids: readonly number[],
  now: number,
): Promise<ClaimResult[]> {
  if (ids.length === 0) return []
  await lockAccounts(trx, owner.merchant, owner.currency, [memberWallet(owner.memberId, 'main')])
  const locked = await ownParts(trx, owner)
    .where('reward_parts.id', 'in', ids)
    .where('reward_parts.state', '=', 'claimable')
    .orderBy('reward_parts.id')
    .forUpdate('reward_parts')
    .execute()
  const found = new Map(
    (await ownParts(trx, owner).where('reward_parts.id', 'in', ids).execute()).map((part) => [part.id, part]),
  )
  const results: ClaimResult[] = []
  for (const id of ids) {
    const code = reasonAgainst(found.get(id), now)
    const part = code === undefined ? locked.find((one) => one.id === id) : undefined
    if (part) await pay(trx, part, now)
    results.push({ id, paidMinor: part?.amount_minor ?? 0, ...(code !== undefined && { code }) })
  }
  return results
}
