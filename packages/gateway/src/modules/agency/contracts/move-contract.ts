import { contractMoves, type ContractMove, type ContractStep } from '@plaza/contract/agency'
import { CallFailure } from '../../../kernel/call-failure'
import { lockContracts } from './lock-contracts'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { readMember, uplineOf } from '../../identity/directory'
import { checkTerms } from './check-terms'
import { contractPeriodAt } from './contract-period'
import { activeContract, openContracts, termsOf } from './find-contracts'
import { mayHaveContract } from './party'
import type { ContractRow } from './tables'
import { tellBoth } from './tell'

interface Mover {
  merchant: Merchant
  now: number
}

/** Where the period of a contract ends that contains a moment: what changes in a period counts from the next. */
const endOfPeriod = ({ settings }: Merchant, row: ContractRow, now: number): number =>
  contractPeriodAt(settings.timeZone, termsOf(row).period, now).endMs

/** Until when the latest contract counts that a member had of a kind, ms; 0 where there was none. No moment counts by two. */
async function lastEnd(trx: Trx, { member_id: memberId, kind }: ContractRow): Promise<number> {
  const { last } = await trx
    .selectFrom('contracts')
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Moves a contract by the table, writes it down and tells both sides. @throws CallFailure `contract.changed` from any other state */
async function move(trx: Trx, row: ContractRow, name: ContractMove, mover: Mover): Promise<ContractRow> {
  const { from, to } = contractMoves[name]
  if (row.state !== from) throw new CallFailure('contract.changed', { state: row.state })
  const { merchant, now } = mover
  const boundary = () => endOfPeriod(merchant, row, now)
  const start = async () => endOfPeriod(merchant, row, Math.max(now, (await lastEnd(trx, row)) - 1))
  const changes = {
    state: to,
    ...(to === 'active' ? { accepted_at: now, starts_at: await start() } : { closed_at: now }),
    ...((to === 'ended' || to === 'replaced') && { ends_at: Math.max(boundary(), row.starts_at ?? 0) }),
  }
  await trx.updateTable('contracts').set(changes).where('id', '=', row.id).execute()
  const moved = { ...row, ...changes }
  await tellBoth(trx, merchant, moved, now)
  return moved
}

/** Closes offers that nobody answered in time. Returns how many. */
export async function expireOffers(trx: Trx, merchant: Merchant, now: number): Promise<number> {
  const rows = await trx
    .selectFrom('contracts')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('state', '=', 'offered')
    .where('expires_at', '<=', now)
    .forUpdate()
    .execute()
  for (const row of rows) await move(trx, row, 'expire', { merchant, now })
  return rows.length
}

/** Accepts an offer: what it amends is replaced. It is checked again, because what it depends on may have changed since. */
async function accept(trx: Trx, row: ContractRow, mover: Mover): Promise<ContractRow> {
  const { kind, member_id: memberId, upline_id: uplineId } = row
  if (row.state === 'offered') {
    const terms = termsOf(row)
    await checkTerms(trx, { kind, terms, uplineId, memberId, merchant: mover.merchant })
    const before = await activeContract(trx, memberId, kind)
    if (before) await move(trx, before, 'replace', mover)
  }
  return move(trx, row, 'accept', mover)
}

/**
 * Ends a contract, and what hangs on it: an amendment that waits, and what its member gave to others of the kind, down the whole line,
 * because nobody gives more than it has.
 */
async function end(trx: Trx, row: ContractRow, mover: Mover): Promise<ContractRow> {
  const ended = await move(trx, row, 'end', mover)
  for (const open of await openContracts(trx, row.member_id, row.kind))
    if (open.state === 'offered') await move(trx, open, 'withdraw', mover)
    else if (open.upline_id === row.member_id) await end(trx, open, mover)
  return ended
}

/**
 * Ends the contracts of a member whose giver is not directly above it any more, and withdraws such offers (CONTRACT-2): a contract stands
 * between neighbours of a line alone.
 */
export async function leaveGivers(trx: Trx, memberId: string, mover: Mover): Promise<void> {
  await lockContracts(trx, mover.merchant.code)
  await expireOffers(trx, mover.merchant, mover.now)
  const uplineId = await uplineOf(trx, memberId)
  const rows = await trx
    .selectFrom('contracts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['offered', 'active'])
    .where('upline_id', 'is distinct from', uplineId)
    .orderBy('offered_at')
    .orderBy('id')
    .execute()
  // Offers first: the end of a contract withdraws its amendment, too.
  for (const row of rows) if (row.state === 'offered') await move(trx, row, 'withdraw', mover)
  for (const row of rows) if (row.state === 'active') await end(trx, row, mover)
}

/** Who makes a move: a member, or an operator for the merchant (`memberId` null), who is on the side of the giver. */
export interface MovedContract {
  id: string
  step: ContractStep
  memberId: string | null
}

async function lockOf(
  trx: Trx,
  { id, step, memberId }: MovedContract,
  merchant: string,
): Promise<ContractRow> {
  const side = contractMoves[step].by === 'upline' ? 'upline_id' : 'member_id'
  const row = await trx
    .selectFrom('contracts')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where(side, memberId === null ? 'is' : '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallFailure('contract.not.found')
  return row
}

/**
 * Makes one move of a contract for the side whose move it is (CONTRACT-2); for everybody else there is no such contract.
 * @throws CallFailure `contract.not.found`, `contract.changed` with `state`; at an acceptance `contract.party` where the giver is not directly
 * above any more or the account is closed, or what `checkTerms` refuses
 */
export async function moveContract(trx: Trx, moved: MovedContract, mover: Mover): Promise<ContractRow> {
  const { merchant, now } = mover
  await lockContracts(trx, merchant.code)
  await expireOffers(trx, merchant, now)
  const row = await lockOf(trx, moved, merchant.code)
  if (moved.step === 'end') return end(trx, row, mover)
  if (moved.step !== 'accept') return move(trx, row, moved.step, mover)
  const isAbove = (await uplineOf(trx, row.member_id)) === row.upline_id
  if (!isAbove || !mayHaveContract(await readMember(trx, row.member_id)))
    throw new CallFailure('contract.party')
  return accept(trx, row, mover)
}
