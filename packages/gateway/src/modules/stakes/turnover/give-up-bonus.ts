import type { LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, lockAccounts, memberWallet, readBalance, transfer } from '../../../kernel/ledger'
import { holdsOf } from './holds'
import { readHolding } from './read-requirements'
import type { RequirementRow } from './tables'

type End = 'given-up' | 'expired'

const kinds = { 'given-up': 'bonus-given-up', expired: 'bonus-expired' } as const satisfies Record<
  End,
  LedgerKind
>

/** Locks an open bonus with the wallet that it is in, so that no bet moves money meanwhile. */
async function lockBonus(trx: Trx, memberId: string, id: number): Promise<RequirementRow | undefined> {
  const found = () =>
    trx
      .selectFrom('turnover_requirements')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'bonus')
  const bonus = await found().executeTakeFirst()
  if (!bonus) return undefined
  await lockAccounts(trx, bonus.merchant, bonus.currency, [memberWallet(memberId, 'main')])
  return found().forUpdate().executeTakeFirstOrThrow()
}

/** What is left of a bonus in the main wallet; null while some of it may be in play or in another wallet. */
async function leftOf(trx: Trx, bonus: RequirementRow, now: number): Promise<number | null> {
  const { member_id: memberId, merchant, currency } = bonus
  const { rows } = await sql<{ inPlay: boolean }>`
    select play_has_open_rounds(${memberId}) or lottery_has_open_orders(${memberId}) as "inPlay"`.execute(trx)
  if (rows[0]?.inPlay !== false) return null
  const owner = { memberId, merchant, currency }
  const { wallets } = await readBalance(trx, owner, now)
  const mainMinor = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  const isElsewhere = wallets.some(
    ({ wallet, balanceMinor }) => wallet !== 'main' && wallet !== 'locked' && balanceMinor > 0,
  )
  const holds = holdsOf(await readHolding(trx, owner), mainMinor)
  const leftMinor = holds.find(({ id }) => id === bonus.id)?.heldMinor ?? 0
  return isElsewhere && leftMinor < bonus.held_minor ? null : leftMinor
}

/** How a bonus ends before it was staked enough. */
interface Ending {
  end: End
  leftMinor: number
  now: number
}

/** Books what is left of a bonus back to the house, once. */
const bookReturn = (trx: Trx, bonus: RequirementRow, { end, leftMinor, now }: Ending) =>
  transfer(trx, {
    merchant: bonus.merchant,
    currency: bonus.currency,
    kind: kinds[end],
    reference: bonus.reference,
    idempotencyKey: `${kinds[end]}:${bonus.id}`,
    entries: [
      { account: memberWallet(bonus.member_id, 'main'), amountMinor: -leftMinor },
      { account: houseAccount('house:promo'), amountMinor: leftMinor },
    ],
    now,
  })

/** Ends the requirement of a locked bonus, whose rest goes back; with nothing left, the other requirements end too. */
async function endBonus(trx: Trx, bonus: RequirementRow, ending: Ending): Promise<void> {
  const { end, leftMinor, now } = ending
  await trx
    .updateTable('turnover_requirements')
    .set({ state: end, ended_at: now, due_at: null })
    .where('id', '=', bonus.id)
    .execute()
  if (leftMinor > 0) await bookReturn(trx, bonus, ending)
  await sql`select turnover_end_spent(${bonus.member_id}, 0, ${now}::bigint)`.execute(trx)
}

/**
 * Gives an open bonus up for its member: what is left of it goes back to the house, the rest of the wallet stays (BONUS-3).
 * @throws CallFailure `bonus.not.found`, `bonus.state` when it is not open any more, `bonus.in.play` while some of it may
 * be staked or in another wallet, `bonus.changed` when more would go than the member was told
 */
export async function giveUpBonus(
  trx: Trx,
  wish: { memberId: string; id: string; goesMinor: number },
  now: number,
): Promise<void> {
  const id = Number(wish.id)
  const bonus = Number.isSafeInteger(id) ? await lockBonus(trx, wish.memberId, id) : undefined
  if (!bonus) throw new CallFailure('bonus.not.found')
  if (bonus.state !== 'open') throw new CallFailure('bonus.state', { state: bonus.state })
  const leftMinor = await leftOf(trx, bonus, now)
  if (leftMinor === null) throw new CallFailure('bonus.in.play')
  if (leftMinor > wish.goesMinor) throw new CallFailure('bonus.changed', { goesMinor: leftMinor })
  await endBonus(trx, bonus, { end: 'given-up', leftMinor, now })
}

/** Takes a bonus back whose time is up; false while some of it may be in play, or when it ended otherwise (BONUS-4). */
export async function expireBonus(
  trx: Trx,
  { member_id: memberId, id }: Pick<RequirementRow, 'member_id' | 'id'>,
  now: number,
): Promise<boolean> {
  const bonus = await lockBonus(trx, memberId, id)
  if (bonus?.state !== 'open' || bonus.expires_at === null || bonus.expires_at > now) return false
  const leftMinor = await leftOf(trx, bonus, now)
  if (leftMinor === null) return false
  await endBonus(trx, bonus, { end: 'expired', leftMinor, now })
  return true
}
