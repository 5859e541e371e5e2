import {
  exportPartSize,
  kindsOfRecords,
  ledgerKinds,
  recordPageSize,
  transactionExportCall,
  transactionRecordsCall,
  type RecordType,
  type TransactionRecord,
} from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import {
  historyAfter,
  historyBalances,
  historyPage,
  historyTotals,
  memberWallet,
  type HistoryEntry,
  type HistoryFilter,
} from '../../../kernel/ledger'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { nextOf, readEntryPosition } from './positions'
import { checkOffered } from './check-offered'
import { filterOf } from './record-filter'

const isKind = (kind: string): kind is keyof typeof ledgerKinds => kind in ledgerKinds

/** The type of record of a kind of transfer; an adjustment for a kind that a later release wrote before this one came back. */
export const recordTypeOf = (kind: string): RecordType =>
  (isKind(kind) && ledgerKinds[kind].record) || 'adjustment'

/** An entry of the ledger as a record. */
export const showRecord =
  (currency: string) =>
  ({ id, kind, reference, amountMinor, balanceAfterMinor, createdAt }: HistoryEntry): TransactionRecord => ({
    id: String(id),
    kind,
    type: recordTypeOf(kind),
    reference,
    amountMinor,
    balanceAfterMinor,
    currency,
    at: createdAt,
  })

/** The history of the main wallet: pages with totals, and all of it for a file (RECORDS-1). */
export function registerTransactionRecords(gateway: Gateway): void {
  const { db } = gateway
  const historyOf = (
    member: Member,
    context: CallContext,
    query: Parameters<typeof filterOf>[0] & { types?: string },
  ): HistoryFilter => ({
    ...filterOf(query, context),
    merchant: member.merchant,
    currency: context.merchant.currency,
    account: memberWallet(member.id, 'main'),
    // The contract has checked the words.
    kinds: query.types === undefined ? undefined : kindsOfRecords(query.types.split(',') as RecordType[]),
  })

  registerMemberCall(gateway, transactionRecordsCall, async ({ member, context, query }) => {
    checkOffered(context, 'TRANSREC3')
    const { currency } = context.merchant
    const page = pageAt(query.pageNo, recordPageSize)
    const filter = historyOf(member, context, query)
    const totals = await historyTotals(db.read, filter)
    const { openingMinor, closingMinor } = await historyBalances(db.read, filter)
    const rows = await historyPage(db.read, filter, page)
    return {
      records: rows.map(showRecord(currency)),
      totals: { ...totals, currency },
      span: { openingMinor, netMinor: closingMinor - openingMinor, closingMinor },
      ...pageNumbers(page, totals.count),
    }
  })

  registerMemberCall(gateway, transactionExportCall, async ({ member, context, query }) => {
    checkOffered(context, 'TRANSREC3')
    const filter = historyOf(member, context, query)
    const position = readEntryPosition(query.after)
    const rows = await historyAfter(db.read, filter, position, exportPartSize)
    return { rows: rows.map(showRecord(context.merchant.currency)), ...nextOf(rows) }
  })
}
