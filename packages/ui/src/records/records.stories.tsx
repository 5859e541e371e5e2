import { quickRange } from '@plaza/calendar'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { Pill } from '@plaza/ui/pill'
import { FilterBar, Records, RecordTotals, type FilterSpec, type RecordList } from '.'

export default { title: 'records' }

interface Payment {
  id: string
  at: number
  name: string
  amountMinor: number
}

const nothing = () => undefined
const spec: FilterSpec = {
  timeZone: 'Asia/Manila',
  nowMs: Date.UTC(2026, 10, 22, 4),
  choices: [
    {
      name: 'state',
      label: 'State',
      options: [
        { value: '', label: 'All' },
        { value: 'paid', label: 'Paid' },
        { value: 'failed', label: 'Failed' },
      ],
    },
  ],
}
const payments: Payment[] = Array.from({ length: 5 }, (_, index) => ({
  id: `D-${1000 - index}`,
  at: Date.UTC(2026, 10, 22, 4) - index * 9 * 3_600_000,
  name: ['E-wallet', 'Bank transfer', 'Over-the-counter payment at a convenience store'][index % 3] ?? '',
  amountMinor: (index % 2 ? -1 : 1) * 123_456 * 10 ** index,
}))
const money = (minor: number) => <Amount minor={minor} currency="PHP" />

function Payments({ list = {}, hasHead = true }: { list?: Partial<RecordList<Payment>>; hasHead?: boolean }) {
  return (
    <Records
      list={{
        rows: payments,
        failure: undefined,
        retry: nothing,
        hasMore: false,
        isLoadingMore: false,
        isPageFailed: false,
        retryPage: nothing,
        ...list,
      }}
      head={
        hasHead ? (
          <>
            <FilterBar
              spec={spec}
              value={{ range: quickRange('last7', '2026-11-22'), values: { state: '' } }}
              onChange={nothing}
            />
            <RecordTotals
              totals={[
                { label: 'Paid in', value: money(123_456_789) },
                { label: 'Paid out', value: money(-9_876_543) },
                { label: 'Fees', value: money(0) },
              ]}
            />
          </>
        ) : undefined
      }
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone="Asia/Manila"
      rowOf={({ name, amountMinor }) => ({
        icon: 'wallet',
        title: name,
        detail: '12:00',
        end: (
          <>
            <Amount minor={amountMinor} currency="PHP" kind="change" size="small" />
            <Pill tone="success">Paid</Pill>
          </>
        ),
      })}
      detailOf={({ id, name, amountMinor }) => ({
        title: name,
        facts: [{ label: 'Amount', value: money(amountMinor) }],
        ids: [{ label: 'Order number', value: id }],
      })}
      csv={{ fileName: 'payments.csv', columns: [{ label: 'Order', valueOf: ({ id }) => id }] }}
      failed={{ title: "The payments didn't load" }}
      empty={<EmptyState title="No payments in these days" />}
    />
  )
}

export const There = () => <Payments />
export const Pending = () => <Payments list={{ rows: undefined }} />
export const Empty = () => <Payments list={{ rows: [] }} />
export const Failed = () => (
  <Payments list={{ rows: undefined, failure: { code: 'network.timeout', value: {}, requestId: 'r-1' } }} />
)
export const LoadingMore = () => <Payments list={{ isLoadingMore: true, hasMore: true }} hasHead={false} />
export const MoreFailed = () => <Payments list={{ isPageFailed: true }} hasHead={false} />
