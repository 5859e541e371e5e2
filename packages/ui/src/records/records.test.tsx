import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Amount } from '@plaza/ui/amount'
import { draw } from '../testing'
import { readFilter, Records, toCsv, writeFilter, type FilterSpec, type RecordList } from '.'

interface Payment {
  id: string
  at: number
  name: string
  amountMinor: number
}

const payments: Payment[] = [
  { id: 'P-3', at: Date.UTC(2026, 10, 22, 4), name: 'Wallet', amountMinor: 10_000 },
  { id: 'P-2', at: Date.UTC(2026, 10, 21, 16, 30), name: 'Bank', amountMinor: 2_550 },
  { id: 'P-1', at: Date.UTC(2026, 10, 21, 3), name: 'Card', amountMinor: 300 },
]
const retry = jest.fn()
const list = (more: Partial<RecordList<Payment>> = {}): RecordList<Payment> => ({
  rows: payments,
  failure: undefined,
  retry,
  hasMore: false,
  isLoadingMore: false,
  isPageFailed: false,
  retryPage: retry,
  ...more,
})
const show = (more: Partial<RecordList<Payment>> = {}) =>
  draw(
    <Records
      list={list(more)}
      head={<p>head</p>}
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone="Asia/Manila"
      rowOf={({ name, amountMinor }) => ({
        title: name,
        end: <Amount minor={amountMinor} currency="PHP" />,
      })}
      detailOf={({ id, name }) => ({
        title: name,
        facts: [{ label: 'Way', value: name }],
        ids: [{ label: 'Order number', value: id }],
      })}
      csv={{ fileName: 'payments.csv', columns: [{ label: 'Order', valueOf: ({ id }) => id }] }}
      failed={{ title: "The payments didn't load" }}
      empty={<p>No payments</p>}
    />,
  )

beforeEach(() => retry.mockClear())

describe('records', () => {
  it('records are grouped by the days of the merchant’s zone', () => {
    show()
    const day = screen.getByRole('region', { name: 'Nov 22, 2026' })
    expect(within(day).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Nov 21, 2026' })).toHaveTextContent('Card')
    expect(screen.getByText("That's all of them")).toBeInTheDocument()
  })

  it('records keep their filter visible while they are pending, empty or failed', async () => {
    const { unmount } = show({ rows: undefined })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(screen.getByText('head')).toBeInTheDocument()
    unmount()
    const empty = show({ rows: [] })
    expect(screen.getByText('No payments')).toBeInTheDocument()
    expect(screen.getByText('head')).toBeInTheDocument()
    empty.unmount()
    show({ rows: undefined, failure: { code: 'network.timeout', value: {}, requestId: 'r-1' } })
    expect(screen.getByRole('alert')).toHaveTextContent("The payments didn't load")
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('records offer Retry after the last row when the next page failed', async () => {
    show({ isPageFailed: true })
    expect(screen.getByRole('alert')).toHaveTextContent("Older entries didn't load")
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('a record opens in a sheet with numbers to copy', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Bank/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Bank' })
    expect(sheet).toHaveTextContent('P-2')
    expect(within(sheet).getByRole('button', { name: 'Copy Order number' })).toBeInTheDocument()
  })
})

describe('records as CSV', () => {
  it('records as CSV quote what needs it and disarm spreadsheet formulas', () => {
    const columns = [
      { label: 'Name', valueOf: (row: { name: string; minor: number }) => row.name },
      { label: 'Amount', valueOf: (row: { name: string; minor: number }) => row.minor / 100 },
    ]
    const rows = [
      { name: 'plain', minor: -1050 },
      { name: '=HYPERLINK("x")', minor: 1 },
      { name: 'a, "b"\nc', minor: 0 },
      { name: '-10.50', minor: 0 },
      { name: '-1+cmd', minor: 0 },
    ]
    expect(toCsv(columns, rows)).toBe(
      [
        'Name,Amount',
        'plain,-10.5',
        '"\'=HYPERLINK(""x"")",0.01',
        '"a, ""b""\nc",0',
        '-10.50,0',
        "'-1+cmd,0",
      ].join('\r\n'),
    )
  })
})

it.each(['=1+1', '+1+1', '-1+1', '@A1', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1+1', '－1+1', '＠A1'])(
  'a CSV cell of %j, which a spreadsheet could evaluate, begins with an apostrophe',
  (text) => {
    const csv = toCsv([{ label: 'Name', valueOf: (row: string) => row }], [text])
    expect(csv.replace('Name\r\n', '').replace(/^"/, '')).toMatch(/^'/)
  },
)

describe('a filter in the address', () => {
  const spec: FilterSpec = {
    timeZone: 'Asia/Manila',
    nowMs: Date.UTC(2026, 10, 21, 20),
    choices: [
      {
        name: 'state',
        label: 'State',
        options: [
          { value: '', label: 'All' },
          { value: 'paid', label: 'Paid' },
        ],
      },
    ],
  }
  const read = (query: string) => readFilter(new URLSearchParams(query), spec)

  it('a filter is read back from the address unchanged, and leaves other parameters alone', () => {
    const filter = { range: { from: '2026-11-01', to: '2026-11-20' }, values: { state: 'paid' } }
    const written = writeFilter(new URLSearchParams('tab=2'), spec, filter)
    expect(written.toString()).toBe('tab=2&from=2026-11-01&to=2026-11-20&state=paid')
    expect(read(written.toString())).toEqual(filter)
  })

  it('a filter in the address omits default values', () => {
    const usual = { range: { from: '2026-11-16', to: '2026-11-22' }, values: { state: '' } }
    expect(
      writeFilter(new URLSearchParams('from=2026-11-01&to=2026-11-02&state=paid'), spec, usual).size,
    ).toBe(0)
    expect(read('')).toEqual(usual)
  })

  it.each(['from=2026-01-01&to=2026-01-02', 'from=x&to=y', 'from=2026-11-20&to=2026-11-01'])(
    'a filter for days that are not allowed (%s) shows the default ones',
    (query) => {
      expect(read(query).range).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    },
  )

  it('a filter with an option that does not exist shows the first one', () => {
    expect(read('state=none').values).toEqual({ state: '' })
  })
})
