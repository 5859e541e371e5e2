import { recordTypes, type TransactionRecord } from '@plaza/contract/money'
import { createTestPlan } from '@plaza/federation/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testWithdrawal } from '../../testing/cashier'
import { catalogues } from '../../testing/catalogues'
import { transactionReads, TransactionsScreen } from './TransactionsScreen'
import { WithdrawalRecordsScreen } from './WithdrawalRecordsScreen'

const record = (more: Partial<TransactionRecord> = {}): TransactionRecord => ({
  id: '71',
  kind: 'game-win',
  type: 'prize',
  reference: 'DEMO:round-9',
  amountMinor: 12_500,
  balanceAfterMinor: 112_500,
  currency: 'PHP',
  at: startMs,
  ...more,
})
const transactions = (records: TransactionRecord[]) => ({
  records,
  totals: { count: records.length, inMinor: 12_500, outMinor: 2_500, currency: 'PHP' },
  span: { openingMinor: 90_000, netMinor: 10_000, closingMinor: 100_000 },
  pageNum: 1,
  totalPages: records.length > 0 ? 1 : 0,
})
/** The words of two kinds, as a release brings them. */
const texts = {
  'game-win': { en: 'Game win', fil: 'Panalo sa laro' },
  'game-bet': { en: 'Game bet', fil: 'Taya sa laro' },
}
const kinds = { id: 'ledger-kinds', slot: 'ledger.kinds@1', order: 10, component: false, texts }
const showTransactions = (answer: unknown, path = '/m/transaction/record') =>
  renderCashier(<TransactionsScreen />, {
    path,
    answers: { 'records.transactions': answer },
    plan: createTestPlan({ 'mf-games': { slots: [kinds] } }),
  })

describe('the transactions', () => {
  // FRAME-25
  it('while balances are hidden, transactions show what changed and no balance', async () => {
    const { events } = showTransactions(transactions([record()]))
    act(() => events.say('balance:hidden', { isHidden: true }))
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    const row = within(day).getByRole('button')
    expect(row).toHaveTextContent(/\+₱125\.00Balance \*\*\*\*$/)
    expect(screen.getByText('Balance before').closest('dl')).not.toHaveTextContent(/900\.00|1,000\.00/)
    await userEvent.click(row)
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('1,125.00')
  })

  // RECORDS-1
  it('transactions have a sign, the balance after them, and totals; opening, change and closing are shown', async () => {
    showTransactions(
      transactions([
        record(),
        record({ id: '70', kind: 'game-bet', type: 'bet', amountMinor: -2_500, balanceAfterMinor: 100_000 }),
      ]),
    )
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    expect(
      within(day)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual(['Game win18:00 · Win+₱125.00Balance ₱1,125.00', 'Game bet18:00 · Bet−₱25.00Balance ₱1,000.00'])
    expect(screen.getByText('Balance before').closest('dl')).toHaveTextContent(
      'Balance before₱900.00Change+₱100.00Balance after₱1,000.00',
    )
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent('Net+₱100.00')
  })

  // REMOTE-11
  it('a touch on a link to a list of records asks for exactly the page that the list shows first', async () => {
    const list = jest.fn((_request: { query?: object }) => transactions([record()]))
    showTransactions(list)
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    const [read] = transactionReads
    const early =
      read && 'pagesAt' in read ? read.pagesAt({ timeZone: 'Asia/Manila', serverNow: Date.now }) : undefined
    expect(list.mock.calls[0]?.[0].query).toEqual({ ...early, pageNo: 1 })
  })

  // RECORDS-1
  it('several types of the address are asked for together', async () => {
    const list = jest.fn(() => transactions([record()]))
    showTransactions(list, '/m/transaction/record?types=bet,prize')
    await screen.findByRole('list', { name: 'Nov 21, 2026' })
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ types: 'bet,prize' }) as unknown }),
    )
  })

  // RECORDS-1
  it('a transaction opens with its reference and no number of the ledger, and customer service gets the reference', async () => {
    const { location } = showTransactions(transactions([record()]))
    await userEvent.click(await screen.findByRole('button', { name: /^Game win/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Game win' })
    expect(sheet).toHaveTextContent('DEMO:round-9')
    expect(within(sheet).getAllByRole('button', { name: /Copy/ })).toHaveLength(1)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Ask customer service' }))
    expect(location()).toBe('/m/service?reference=DEMO%3Around-9')
  })

  it('a kind that no release has words for is shown by its type, and a newer type as an adjustment', async () => {
    showTransactions(
      transactions([record({ kind: 'new-win' }), record({ id: '72', kind: 'newer', type: 'newer' })]),
    )
    const rows = within(await screen.findByRole('list', { name: 'Nov 21, 2026' })).getAllByRole('button')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Win18:00 · Win+₱125.00Balance ₱1,125.00',
      'Adjustment18:00 · Adjustment+₱125.00Balance ₱1,125.00',
    ])
  })

  it('a filter that finds nothing keeps itself and the balances in view', async () => {
    showTransactions(transactions([]), '/m/transaction/record?types=bonus')
    expect(await screen.findByText('Nothing fits this filter')).toBeInTheDocument()
    expect(screen.queryByText('No transactions on these days')).toBeNull()
    expect(screen.getByText('Balance before')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Type: Bonus' })).toBeInTheDocument()
  })

  it('every type of record has its text', () => {
    expect(Object.keys(catalogues.records.en.types).sort()).toEqual(Object.keys(recordTypes).sort())
  })
})

describe('the withdrawal records', () => {
  const answer = {
    withdrawals: [
      testWithdrawal('paid', { id: 'W-2' }),
      testWithdrawal('rejected', { id: 'W-1', reason: 'declined' }),
    ],
    totals: { count: 2, requestedMinor: 60_000, paidMinor: 30_000, currency: 'PHP' },
    pageNum: 1,
    totalPages: 1,
  }
  const show = (path = '/m/withdrawReport') =>
    renderCashier(<WithdrawalRecordsScreen />, { path, answers: { 'records.withdrawals': answer } })

  // RECORDS-1
  it('withdrawals show their state in words, and what was requested and paid in all', async () => {
    show()
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    expect(
      within(day)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual(['Demo Bank •••• 471118:00−₱300.00Paid', 'Demo Bank •••• 471118:00₱300.00Rejected'])
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(
      'Requested₱600.00Paid out₱300.00Withdrawals2',
    )
  })

  // RECORDS-1
  it('a rejected withdrawal says why, and leads to its page', async () => {
    const { location } = show()
    const day = await screen.findByRole('list', { name: 'Nov 21, 2026' })
    await userEvent.click(within(day).getByRole('button', { name: /Rejected/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Withdrawal' })
    expect(sheet).toHaveTextContent('The bank declined it.')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Open this withdrawal' }))
    expect(location()).toBe('/m/withdraw?order=W-1')
  })
})
