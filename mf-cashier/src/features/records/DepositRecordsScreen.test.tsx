import { CallError } from '@plaza/client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testDeposit, testMethod, testOffered } from '../../testing/cashier'
import { DepositRecordsScreen } from './DepositRecordsScreen'

const dayMs = 86_400_000
const methods = { methods: [testMethod()], open: null }
const pages = ({ query }: { query: { pageNo: number } }) => ({
  deposits:
    query.pageNo === 1
      ? [
          testDeposit('credited', { id: 'D-3' }),
          testDeposit('failed', { id: 'D-2', createdAt: startMs - 1000 }),
        ]
      : [testDeposit('expired', { id: 'D-1', createdAt: startMs - dayMs, method: 'old-way' })],
  totals: { count: 3, creditedMinor: 4_850_000, currency: 'PHP' },
  pageNum: query.pageNo,
  totalPages: 2,
})
const show = (list: unknown = pages, path = '/m/vouReport', exported: unknown = { rows: [] }) =>
  renderCashier(<DepositRecordsScreen />, {
    path,
    // The days of an address count as long as they are among the last ninety.
    clockOffsetMs: startMs - Date.now(),
    answers: {
      'records.deposits': list,
      'records.deposits.export': exported,
      'deposit.methods': methods,
    },
  })
function setDistanceToEnd(px: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: window.innerHeight + px,
  })
}

beforeEach(() => setDistanceToEnd(5000))

describe('the deposit records', () => {
  it('the deposit records are grouped by day, newest first, each with its state in words', async () => {
    show()
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    await waitFor(() =>
      expect(
        within(day)
          .getAllByRole('button')
          .map((row) => row.textContent),
      ).toEqual(['Demo Bank18:00+₱500.00Credited', 'Demo Bank17:59₱500.00Failed']),
    )
  })

  it('the deposit records load page by page while scrolling, to the end', async () => {
    show()
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    setDistanceToEnd(0)
    fireEvent.scroll(window)
    const day = await screen.findByRole('list', { name: 'Nov 20, 2026' })
    expect(within(day).getByRole('button')).toHaveTextContent('old-way18:00₱500.00Expired')
    expect(screen.getByText("That's all of them")).toBeInTheDocument()
  })

  // RECORDS-2
  it('the totals above the deposit records are those that the gateway sums over all pages', async () => {
    show()
    const totals = await screen.findByRole('region', { name: 'Totals' })
    expect(totals).toHaveTextContent('Credited₱48,500.00Deposits3')
  })

  // RECORDS-1
  it('the filter of the deposit records is read from the address, and asked of the gateway', async () => {
    const list = jest.fn(pages)
    show(list, '/m/vouReport?from=2026-11-01&to=2026-11-20&state=failed&method=demo-bank&search=PZ1')
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({
        query: {
          from: '2026-11-01',
          to: '2026-11-20',
          state: 'failed',
          method: 'demo-bank',
          search: 'PZ1',
          pageNo: 1,
        },
      }),
    )
    expect(screen.getByRole('button', { name: 'State: Failed' })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('PZ1')
  })

  // RECORDS-1, RECORDS-2
  it('every deposit of the filter is saved as CSV with exact amounts', async () => {
    const saved: Blob[] = []
    const urls = URL as unknown as Record<string, unknown>
    const before = [urls.createObjectURL, urls.revokeObjectURL]
    urls.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
    urls.revokeObjectURL = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const parts = ({ query }: { query: { after?: string } }) =>
      query.after === undefined
        ? { rows: [testDeposit('credited', { id: 'D-3' })], next: '1.D-3' }
        : { rows: [testDeposit('failed', { id: 'D-2', createdAt: startMs - 60_000 })] }
    show(pages, '/m/vouReport', parts)
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = await new Promise<unknown>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsText(saved[0]!)
    })
    expect(text).toBe(
      [
        'Order number,Time,Paid with,Amount,Fee,Credited,State',
        'D-3,"Nov 21, 2026, 18:00",Demo Bank,500.00,0.00,500.00,Credited',
        'D-2,"Nov 21, 2026, 17:59",Demo Bank,500.00,0.00,,Failed',
      ].join('\r\n'),
    )
    click.mockRestore()
    ;[urls.createObjectURL, urls.revokeObjectURL] = before
  })

  // RECORDS-1
  it('a deposit opens in a sheet with every time, its number to copy, and ways to its page and to service', async () => {
    const { location } = show()
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    await userEvent.click(within(day).getByRole('button', { name: /Failed/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Demo Bank' })
    expect(sheet).toHaveTextContent('StateFailed')
    expect(within(sheet).getByRole('button', { name: 'Copy Order number' })).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Ask customer service' }))
    expect(location()).toBe('/m/service?reference=D-2')
  })

  // RECORDS-2
  it('every way to deposit has its name in the records, and a row shows what reached the wallet, as the totals do', async () => {
    const card = { code: 'card', name: { en: 'Card' } }
    renderCashier(<DepositRecordsScreen />, {
      path: '/m/vouReport',
      answers: {
        'records.deposits': {
          deposits: [testDeposit('credited', { method: 'card', feeMinor: 750 })],
          totals: { count: 1, creditedMinor: 49_250, currency: 'PHP' },
          pageNum: 1,
          totalPages: 1,
        },
        'deposit.methods': { ...methods, offered: [testOffered(), testOffered(card)] },
      },
    })
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    await waitFor(() => expect(day).toHaveTextContent('Card18:00+₱492.50Credited'))
    await userEvent.click(screen.getByRole('button', { name: /^Paid with:/ }))
    expect(await screen.findByRole('button', { name: 'Card' })).toBeInTheDocument()
  })

  // DEPOSIT-5
  it('the sheet of a deposit whose payment was credited by hand says so, as its row does', async () => {
    const payment = { amountMinor: 40_000, currency: 'PHP', cause: 'amount', receivedAt: startMs } as const
    const held = [{ ...payment, state: 'credited' as const, resolvedAt: startMs }]
    show({
      deposits: [testDeposit('failed', { reason: 'mismatch', held })],
      totals: { count: 1, creditedMinor: 40_000, currency: 'PHP' },
      pageNum: 1,
      totalPages: 1,
    })
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    expect(day).toHaveTextContent('+₱400.00Credited')
    await userEvent.click(within(day).getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: 'Demo Bank' })
    expect(sheet).toHaveTextContent('StateCredited')
    expect(sheet).not.toHaveTextContent('Please contact customer service')
  })

  it('empty deposit records lead to the deposit form', async () => {
    const { location } = show({ deposits: [], pageNum: 1, totalPages: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }))
    expect(location()).toBe('/m/voucherCenter')
  })

  it('Retry loads the deposit records again, for the first page and later ones', async () => {
    let tries = 0
    show((input: { query: { pageNo: number } }) => {
      tries += 1
      if (tries === 1 || tries === 3) throw new CallError('service.unavailable', 'req-1', {}, 503)
      return pages(input)
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    setDistanceToEnd(0)
    fireEvent.scroll(window)
    expect(await screen.findByRole('alert')).toHaveTextContent("Older deposits didn't load")
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Nov 20, 2026' })).toBeInTheDocument()
  })
})
