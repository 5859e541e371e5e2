import type { Contract, ContractKind, salaryContractCall } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
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

/** Of contracts of one kind of one member, the active one and the offer. */
const inStates = (contracts: readonly Contract[]) => ({
  active: contracts.find(({ state }) => state === 'active') ?? null,
  offered: contracts.find(({ state }) => state === 'offered') ?? null,
})

/**
 * Everybody directly below, by name, with what was given to each, and after them whoever else has an open contract: it stays in view until
 * it is over. Agents have thousands below them, so contracts are looked up by name.
 */
function partiesOf(below: Awaited<ReturnType<typeof directlyBelow>>, open: readonly Contract[]) {
  const given = groupBy(
    open.filter(({ isMine }) => !isMine),
    ({ member }) => member,
  )
  const partyOf = (account: string, mayBeOffered: boolean) => ({
    ...{ account, ...inStates(given.get(account) ?? []), mayBeOffered },
  })
  const names = new Set(below.map(({ account }) => account))
  return [
    ...below.map((one) => partyOf(one.account, mayHaveContract(one))),
    ...[...given.keys()].filter((account) => !names.has(account)).map((account) => partyOf(account, false)),
  ]
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
  const mine = open.filter(({ isMine }) => isMine)
  const below = mayEnterAgency(type) ? await directlyBelow(queries, merchant, memberId) : []
  const closed = await closedContracts(queries, memberId, kind, shownClosed)
  return {
    mine: inStates(mine),
    downlines: partiesOf(below, open),
    history: await showContracts(queries, closed, memberId),
    currency,
  }
}
