import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderCashier, testBalance, testDeposit, testHeldDeposit } from '../../testing/cashier'
import { WalletCard } from './WalletCard'

const amounts = () => screen.getAllByText(/₱|\*\*\*\*/).map((amount) => amount.textContent)

describe("the wallets in the member's centre", () => {
  // WALLET-1
  it('the wallet card shows the total, the main wallet, and the locked amount', () => {
    const { events } = renderCashier(<WalletCard />)
    act(() => events.say('balance:changed', testBalance(123_456)))
    expect(screen.getByRole('group', { name: 'Your balance' })).toHaveTextContent('₱1,234.56')
    expect(screen.getAllByRole('definition').map((wallet) => wallet.textContent)).toEqual([
      '₱1,184.56',
      '₱50.00',
    ])
  })

  // WALLET-1
  it('the wallet card shows every other wallet that holds something, and none that is empty', () => {
    const { events } = renderCashier(<WalletCard />)
    const balance = testBalance(123_456)
    const wallets = [
      ...balance.wallets,
      { wallet: 'chase', balanceMinor: 700 },
      { wallet: 'vendor:REEF', balanceMinor: 300 },
      { wallet: 'vendor:ATOLL', balanceMinor: 0 },
    ]
    act(() => events.say('balance:changed', { ...balance, wallets }))
    expect(screen.getAllByRole('term').map((wallet) => wallet.textContent)).toEqual([
      'Main wallet',
      'In withdrawals',
      'In lottery plans',
      'Wallet at REEF',
    ])
  })

  // LEDGER-7
  it('the wallet card says what the member owes until it is paid', () => {
    const { events } = renderCashier(<WalletCard />)
    const balance = testBalance(0)
    act(() => events.say('balance:changed', { ...balance, debtMinor: 47_800 }))
    expect(screen.getByRole('note')).toHaveTextContent('You owe ₱478.00')
    expect(screen.getByRole('note')).toHaveTextContent("Until it's paid you can't withdraw or transfer.")
    act(() => events.say('balance:changed', { ...balance, version: balance.version + 1 }))
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('the wallet card masks amounts while the balance is hidden', () => {
    const { events } = renderCashier(<WalletCard />)
    act(() => events.say('balance:changed', testBalance(123_456)))
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(screen.getByRole('group', { name: 'Your balance' })).toHaveTextContent('****')
    expect(amounts().join()).not.toContain('₱')
  })

  // DEPOSIT-3
  it('the wallet card shows deposits until they end, each with the way to its page', async () => {
    let openOrders = [testDeposit('awaiting-payment', { id: 'D-7' })]
    const { events, location } = renderCashier(<WalletCard />, {
      answers: { 'deposit.methods': () => ({ methods: [], offered: [], open: null, openOrders }) },
    })
    const list = await screen.findByRole('list', { name: 'Deposits on their way' })
    expect(list).toHaveTextContent('Deposit₱500.00Awaiting')
    fireEvent.click(within(list).getByRole('button'))
    expect(location()).toBe('/m/voucherCenter?order=D-7')
    openOrders = []
    act(() => events.say('order:changed', { id: 'D-7', type: 'deposit', state: 'credited' }))
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  })

  // DEPOSIT-5
  it('the wallet card shows a payment that waits for an operator, with its own amount', async () => {
    const heldOrders = [testHeldDeposit('D-8')]
    const { location } = renderCashier(<WalletCard />, {
      answers: { 'deposit.methods': { methods: [], offered: [], open: null, openOrders: [], heldOrders } },
    })
    const list = await screen.findByRole('list', { name: 'Deposits on their way' })
    expect(list).toHaveTextContent('Deposit₱400.00On hold')
    await waitFor(() => expect(list.querySelectorAll('svg:empty')).toHaveLength(0))
    fireEvent.click(within(list).getByRole('button'))
    expect(location()).toBe('/m/voucherCenter?order=D-8')
  })

  it('the wallet card leads to deposit and withdrawal', () => {
    renderCashier(<WalletCard />)
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
  })

  it('the wallet card is absent for a visitor', () => {
    const { container } = renderCashier(<WalletCard />, { session: null })
    expect(container).toHaveTextContent('')
  })
})
