import { daysOf, rangeSpan, type DayRange } from '@plaza/calendar'
import {
  kindsOfRecordFigure,
  type RecordFigure,
  type TeamRecord,
  type teamTransactionsCall,
} from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { kindsOfRecords, type RecordType } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { exactSum } from '../../../kernel/ledger/exact'
import { manyHistoriesAfter, manyHistoriesTotals, type ManyHistoriesFilter } from '../../../kernel/ledger'
import { accountNames, ownSpan, spansBelow } from '../../identity/directory'
import { recordTypeOf, showRecord } from '../../money/records'

/** Which entries of a team are asked for. */
export interface AskedRecords {
  merchant: string
  timeZone: string
  currency: string
  agentId: string
  range: DayRange
  /** How account names begin; empty for everybody. */
  user: string
  /** Types of record; all when absent. */
  types: readonly RecordType[] | undefined
  /** The figure whose entries are asked for: of all wallets, as a withdrawal is paid out of what was set aside. */
  figure: RecordFigure | undefined
}

/** The type of a kind; a withdrawal that is paid passes the main wallet by, and is one all the same. */
const typeOf = (kind: string): RecordType => (kind === 'withdrawal-paid' ? 'withdraw' : recordTypeOf(kind))

/** The kinds of both filters; undefined for any. */
function kindsOf({ types, figure }: AskedRecords): readonly string[] | undefined {
  if (figure === undefined) return types && kindsOfRecords(types)
  const kinds = kindsOfRecordFigure(figure)
  return types ? kinds.filter((kind) => types.includes(typeOf(kind))) : kinds
}

/** The entries of the main wallets of everybody, or those of a figure, on the days on which they stood below (TEAM-8); of income, one's own. */
const filterOf = (asked: AskedRecords): ManyHistoriesFilter => {
  const { merchant, currency, agentId, user, timeZone, range, figure } = asked
  const days = daysOf(range).map((day) => ({ day, ...rangeSpan(timeZone, { from: day, to: day }) }))
  // The income of an agent is no part of its team's figures.
  const spans = figure === 'incomeMinor' ? ownSpan : spansBelow
  return {
    ...{ merchant, currency, ...(figure === undefined && { wallet: 'main' }) },
    owners: spans({ merchant, memberId: agentId, search: user }, days),
    kinds: kindsOf(asked),
  }
}

/** Entries older than a position, the newest first, each with its member's account name. */
export async function teamRecords(
  queries: Queries,
  asked: AskedRecords,
  after: { createdAt: number; id: number } | undefined,
  limit: number,
): Promise<{ records: TeamRecord[]; last: { createdAt: number; id: number }[] }> {
  const rows = await manyHistoriesAfter(queries, filterOf(asked), after, limit)
  const names = await accountNames(
    queries,
    rows.map(({ owner }) => owner),
  )
  const show = showRecord(asked.currency)
  return {
    records: rows.map((row) => ({
      ...show(row),
      type: typeOf(row.kind),
      userName: names.get(row.owner) ?? '',
    })),
    last: rows,
  }
}

type Totals = NonNullable<AnswerOf<typeof teamTransactionsCall>['totals']>

/** What all entries of the filter come to, together and by type of record, the types in the order of their names. */
export async function teamTotals(queries: Queries, asked: AskedRecords): Promise<Totals> {
  const kinds = await manyHistoriesTotals(queries, filterOf(asked))
  const types = [...new Set(kinds.map(({ kind }) => typeOf(kind)))].toSorted()
  const sum = (name: 'count' | 'inMinor' | 'outMinor', of = kinds) => exactSum(of.map((one) => one[name]))
  return {
    count: sum('count'),
    inMinor: sum('inMinor'),
    outMinor: sum('outMinor'),
    types: types.map((type) => {
      const those = kinds.filter(({ kind }) => typeOf(kind) === type)
      return { type, count: sum('count', those), amountMinor: sum('inMinor', those) - sum('outMinor', those) }
    }),
  }
}
