import { contractTermsSchema, type ContractKind, type ContractTerms } from '@plaza/contract/agency'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import type { ContractRow } from './tables'

/** What a stored contract says. */
export const termsOf = ({ terms }: Pick<ContractRow, 'terms'>): ContractTerms =>
  z.parse(contractTermsSchema, JSON.parse(terms))

/** Contracts of a kind that are active or offered: of a member, and those that it gave. */
export const openContracts = (
  queries: Queries,
  memberId: string,
  kind: ContractKind,
): Promise<ContractRow[]> =>
  queries
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', 'in', ['offered', 'active'])
    .where((where) => where.or([where('member_id', '=', memberId), where('upline_id', '=', memberId)]))
    .orderBy('offered_at')
    .orderBy('id')
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
