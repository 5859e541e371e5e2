import type { RainCondition } from '@plaza/contract/growth'
import { kindsOfRecords } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { historyTotals, memberWallet } from '../../../kernel/ledger'
import type { RainTerms } from './rain-settings'

const dayMs = 86_400_000

/** Whose figures, and until when. */
interface Whose {
  member: Pick<Member, 'id' | 'vipLevel' | 'merchant'>
  currency: string
  now: number
}

async function deposited(queries: Queries, { member, currency, now }: Whose, days: number): Promise<number> {
  const filter = { merchant: member.merchant, currency, account: memberWallet(member.id, 'main') }
  const span = { startMs: now - days * dayMs, endMs: now + 1, kinds: kindsOfRecords(['deposit']) }
  return (await historyTotals(queries, { ...filter, ...span })).inMinor
}

async function bet(queries: Queries, { member, currency, now }: Whose, days: number): Promise<number> {
  const filter = { merchant: member.merchant, currency, account: memberWallet(member.id, 'main') }
  const span = { startMs: now - days * dayMs, endMs: now + 1 }
  const kinds = kindsOfRecords(['bet', 'cancel-refund'])
  const { inMinor, outMinor } = await historyTotals(queries, { ...filter, ...span, kinds })
  return Math.max(0, outMinor - inMinor)
}

/**
 * What a member needs to take part and what it has (REDRAIN-1). Only what the terms ask for is listed, and only that is
 * read.
 */
export async function rainConditions(
  queries: Queries,
  whose: Whose,
  { depositMinor, betMinor, vipLevel, days }: RainTerms,
): Promise<RainCondition[]> {
  const asked = [
    { kind: 'deposit', wanted: depositMinor, read: () => deposited(queries, whose, days) },
    { kind: 'bet', wanted: betMinor, read: () => bet(queries, whose, days) },
    { kind: 'vip', wanted: vipLevel, read: async () => whose.member.vipLevel ?? 0 },
  ] as const
  const conditions: RainCondition[] = []
  for (const { kind, wanted, read } of asked) {
    if (wanted === 0) continue
    const has = await read()
    conditions.push({ kind, wanted, has, isMet: has >= wanted })
  }
  return conditions
}
