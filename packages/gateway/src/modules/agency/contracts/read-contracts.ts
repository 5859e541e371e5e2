import type { Contract, ContractKind, contractPartiesCall, salaryContractCall } from '@plaza/contract/agency'
import { mayEnterAgency } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { pageAt, pageNumbers, type Page } from '../../../kernel/pages'
import { accountNames, directBelow, uplineOf } from '../../identity/directory'
import { closedContracts, givenContracts, leftContracts, ownContracts, termsOf } from './find-contracts'
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
    isFromSite: row.upline_id === null,
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

/** Whose contracts, and at which merchant. */
export interface ContractsOf {
  merchant: string
  memberId: string
  type: number
  kind: ContractKind
  now: number
}

/** An offer whose time is over is not shown as open. */
const areValid = (rows: readonly ContractRow[], now: number) =>
  rows.filter(({ state, expires_at: until }) => state === 'active' || until > now)

/** How many of those directly below are on one page. */
export const partiesOnPage = 20

/**
 * A page of who stands directly below a member, by name, with what was given to each (CONTRACT-2): all, those whose names begin with some
 * letters, or the one of a name. On the first page of all, whoever else has an open contract stands after them.
 */
export async function readParties(
  queries: Queries,
  { merchant, memberId, type, kind, now }: ContractsOf,
  { search, isWhole, page }: { search: string; isWhole: boolean; page: Page },
): Promise<AnswerOf<typeof contractPartiesCall>> {
  if (!mayEnterAgency(type)) return { parties: [], ...pageNumbers(page, 0), total: 0 }
  const of = { merchant, memberId, search, isWhole }
  const { members, total } = await directBelow(queries, of, page)
  const ids = members.map(({ id }) => id)
  const left = search === '' && page.number === 1 ? await leftContracts(queries, of, kind) : []
  const rows = [...(await givenContracts(queries, memberId, kind, ids)), ...left]
  const given = groupBy(await showContracts(queries, areValid(rows, now), memberId), ({ member }) => member)
  const partyOf = (account: string, mayBeOffered: boolean) => ({
    ...{ account, ...inStates(given.get(account) ?? []), mayBeOffered },
  })
  const names = new Set(members.map(({ userName }) => userName))
  return {
    parties: [
      ...members.map((one) => partyOf(one.userName, mayHaveContract(one))),
      ...[...given.keys()].filter((account) => !names.has(account)).map((account) => partyOf(account, false)),
    ],
    ...pageNumbers(page, total),
    total,
  }
}

/** Everything of one kind of contract that concerns a member (CONTRACT-2); of who stands directly below, the first page. */
export async function readContracts(
  queries: Queries,
  of: ContractsOf & { currency: string },
): Promise<AnswerOf<typeof salaryContractCall>> {
  const { memberId, kind, currency, now } = of
  const mine = await showContracts(
    queries,
    areValid(await ownContracts(queries, memberId, kind), now),
    memberId,
  )
  const closed = await closedContracts(queries, memberId, kind, shownClosed)
  const first = { search: '', isWhole: false, page: pageAt(1, partiesOnPage) }
  return {
    mine: inStates(mine),
    downlines: (await readParties(queries, of, first)).parties,
    history: await showContracts(queries, closed, memberId),
    currency,
    isAtTop: (await uplineOf(queries, memberId)) === null,
  }
}
