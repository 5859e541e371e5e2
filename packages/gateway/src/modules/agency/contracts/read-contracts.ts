import type { Contract, ContractKind, salaryContractCall } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import { accountNames, directlyBelow } from '../../identity/directory'
import { closedContracts, openContracts, termsOf } from './find-contracts'
import { mayHaveContract } from './party'
import type { ContractRow } from './tables'

/** How many contracts that are over are shown. */
const shownClosed = 50

/** Contracts as a member sees them, of one's own or given by it. */
export async function showContracts(
  queries: Queries,
  rows: readonly ContractRow[],
  memberId: string,
): Promise<Contract[]> {
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    terms: termsOf(row),
    isMine: row.member_id === memberId,
    member: names.get(row.member_id) ?? '',
    isAmendment: row.is_amendment,
    offeredAt: row.offered_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    startsAt: row.starts_at,
    closedAt: row.closed_at,
    endsAt: row.ends_at,
  }))
}

/** Whose contracts, and at which merchant. */
export interface ContractsOf {
  merchant: string
  memberId: string
  type: number
  currency: string
  kind: ContractKind
  now: number
}

/** Everything of one kind of contract that concerns a member (CONTRACT-2). An offer whose time is over is not shown as open. */
export async function readContracts(
  queries: Queries,
  { merchant, memberId, type, currency, kind, now }: ContractsOf,
): Promise<AnswerOf<typeof salaryContractCall>> {
  const rows = await openContracts(queries, memberId, kind)
  const valid = rows.filter(({ state, expires_at: until }) => state === 'active' || until > now)
  const open = await showContracts(queries, valid, memberId)
  const find = (state: 'active' | 'offered', is: (contract: Contract) => boolean) =>
    open.find((contract) => contract.state === state && is(contract)) ?? null
  const below = mayEnterAgency(type) ? await directlyBelow(queries, merchant, memberId) : []
  const downlines = below.map((one) => ({
    account: one.account,
    active: find('active', ({ isMine, member }) => !isMine && member === one.account),
    offered: find('offered', ({ isMine, member }) => !isMine && member === one.account),
    mayBeOffered: mayHaveContract(one),
  }))
  const closed = await closedContracts(queries, memberId, kind, shownClosed)
  return {
    mine: {
      active: find('active', ({ isMine }) => isMine),
      offered: find('offered', ({ isMine }) => isMine),
    },
    downlines,
    history: await showContracts(queries, closed, memberId),
    currency,
  }
}
