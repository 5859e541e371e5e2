import { contractTermsSchema, type ContractKind, type ContractTerms } from '@plaza/contract/agency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { directIds } from '../../identity/directory'
import type { ContractRow } from './tables'

/** What a stored contract says. */
export const termsOf = ({ terms }: Pick<ContractRow, 'terms'>): ContractTerms =>
  z.parse(contractTermsSchema, JSON.parse(terms))

const openOf = (queries: Queries, kind: ContractKind) =>
  queries
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', ['offered', 'active'])
    .orderBy('offered_at')
    .orderBy('id')

/** Contracts of a kind that are active or offered: of a member, and those that it gave. */
export const openContracts = (
  queries: Queries,
  memberId: string,
  kind: ContractKind,
): Promise<ContractRow[]> =>
  openOf(queries, kind)
    .where((where) => where.or([where('member_id', '=', memberId), where('upline_id', '=', memberId)]))
    .execute()

/** Those of a member alone. */
export const ownContracts = (
  queries: Queries,
  memberId: string,
  kind: ContractKind,
): Promise<ContractRow[]> => openOf(queries, kind).where('member_id', '=', memberId).execute()

/** Contracts of a kind that a member gave to some others and that are active or offered. */
export const givenContracts = async (
  queries: Queries,
  uplineId: string,
  kind: ContractKind,
  memberIds: readonly string[],
): Promise<ContractRow[]> =>
  memberIds.length === 0
    ? []
    : openOf(queries, kind).where('upline_id', '=', uplineId).where('member_id', 'in', memberIds).execute()

/** Those that a member gave to who is not directly below it any more: they stay in view until they are over. */
export const leftContracts = (
  queries: Queries,
  { merchant, memberId }: { merchant: string; memberId: string },
  kind: ContractKind,
): Promise<ContractRow[]> =>
  openOf(queries, kind)
    .where('upline_id', '=', memberId)
    .where(sql<boolean>`member_id not in ${directIds(merchant, memberId)}`)
    .execute()

/** The contract of a kind that a member has; undefined without one. */
export const activeContract = (queries: Queries, memberId: string, kind: ContractKind) =>
  queries
    .selectFrom('contracts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .executeTakeFirst()

/** Contracts of a kind that are over, of a member or given by it, newest first. */
export const closedContracts = (queries: Queries, memberId: string, kind: ContractKind, limit: number) =>
  queries
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('closed_at', 'is not', null)
    .where((where) => where.or([where('member_id', '=', memberId), where('upline_id', '=', memberId)]))
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** A contract that counts in a whole period. */
export interface ContractOver {
  id: string
  memberId: string
  terms: ContractTerms
}

/** Contracts of a kind at a merchant that count in a period, from its first moment; of some members, or of all. */
export async function contractsOver(
  queries: Queries,
  {
    merchant,
    kind,
    startMs,
    memberIds,
  }: { merchant: string; kind: ContractKind; startMs: number; memberIds?: readonly string[] },
): Promise<ContractOver[]> {
  let found = queries
    .selectFrom('contracts')
    .select(['id', 'member_id', 'terms'])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('starts_at', '<=', startMs)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', startMs)]))
  if (memberIds !== undefined) found = found.where('member_id', 'in', [...memberIds])
  const rows = await found.orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, memberId: row.member_id, terms: termsOf(row) }))
}

/** A contract that counts, or has counted, for periods. */
export type CountedContract = ContractRow & { starts_at: number }

/** Contracts of a kind of a merchant that were active in some period, from the earliest; of one holder or giver where it is named. */
export async function countedContracts(
  queries: Queries,
  which: { merchant: string; kind: ContractKind; memberId?: string; uplineId?: string },
): Promise<CountedContract[]> {
  const { merchant, kind, memberId, uplineId } = which
  const rows = await queries
    .selectFrom('contracts')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('starts_at', 'is not', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', where.ref('starts_at'))]))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .$if(uplineId !== undefined, (query) => query.where('upline_id', '=', uplineId ?? ''))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => (row.starts_at === null ? [] : [{ ...row, starts_at: row.starts_at }]))
}
