import type { VendorTransfer, VendorWallet, VendorWallets } from '@plaza/contract/money'
import { CallError } from '@plaza/client'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testBalance } from '../../testing/cashier'
import { VendorWalletsScreen } from './VendorWalletsScreen'

const transfer = (state: VendorTransfer['state'], more: Partial<VendorTransfer> = {}): VendorTransfer => ({
  id: 'TR-1',
  vendor: 'KLW',
  vendorName: 'Kalawakan',
  direction: 'in',
  cause: 'member',
  amountMinor: 5_000,
  currency: 'PHP',
  state,
  createdAt: startMs,
  ...(state !== 'pending' && { endedAt: startMs + 1_000 }),
  ...more,
})
const wallet = (more: Partial<VendorWallet> = {}): VendorWallet => ({
  vendor: 'KLW',
  name: 'Kalawakan',
  icon: '/img/vendor/klw',
  balanceMinor: 7_500,
  askedAt: startMs,
  isAnswering: true,
  isReturning: false,
  ...more,
})
const wallets = (more: Partial<VendorWallets> = {}): VendorWallets => ({
  mainMinor: 30_000,
  currency: 'PHP',
  minMinor: 100,
  maxMinor: 1_000_000_000_000,
  isAutomatic: false,
  isHeldByBonus: false,
  wallets: [wallet()],
  recent: [],
  ...more,
})
const show = (answers: Record<string, unknown>, path = '/m/wallet/transfer') =>
  renderCashier(<VendorWalletsScreen />, { path, answers })
const submit = () => screen.getByRole('button', { name: 'Transfer' })

describe('the wallets at vendors', () => {
  // WALLET-2
  it('each wallet says what is in it and when that was known, and a transfer opens its receipt', async () => {
    const create = jest.fn(() => ({ transfer: transfer('done'), balance: testBalance(37_500, 2) }))
    const { location } = show({
      'wallets.vendors': wallets(),
      'wallets.transfer': create,
      'wallets.transfer.get': { transfer: transfer('done') },
    })
    const list = await screen.findByRole('list', { name: 'Your wallets' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('Main wallet'), expect.stringMatching(/^KalawakanAs of .*₱75\.00$/)])
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '50')
    await userEvent.click(submit())
    expect(await screen.findByText('Transferred')).toBeInTheDocument()
    expect(screen.getByText('The money is in Kalawakan.')).toBeInTheDocument()
    expect(location()).toBe('/m/wallet/transfer?order=TR-1')
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({ body: { amountMinor: 5_000, vendor: 'KLW', direction: 'in' } }),
    )
  })

  // WALLET-2
  it('the other way offers what is in the wallet of the vendor, and no more', async () => {
    show({ 'wallets.vendors': wallets() })
    await userEvent.click(await screen.findByRole('radio', { name: 'To main wallet' }))
    await userEvent.click(screen.getByRole('button', { name: 'All · ₱75.00' }))
    expect(submit()).toBeEnabled()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '76')
    expect(screen.getByText('There is ₱75.00 in the wallet')).toBeInTheDocument()
  })

  // WALLET-2
  it('one tap brings everything back, and says which vendor has not answered', async () => {
    const bringBack = jest.fn(() => ({ waitsFor: ['Kalawakan'], balance: testBalance(37_500, 2) }))
    const { events } = show({ 'wallets.vendors': wallets(), 'wallets.return': bringBack })
    const toasts: string[] = []
    events.on('toast', ({ text }) => void toasts.push(text))
    await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }))
    expect(bringBack).toHaveBeenCalledTimes(1)
    expect(toasts).toEqual([
      "Kalawakan isn't responding right now. Your money comes back as soon as it does.",
    ])
  })

  it.each([
    [
      'a transfer on its way',
      { pending: transfer('pending') },
      'Wait until the transfer on its way has arrived',
    ],
    ['maintenance', { maintenance: {} }, 'Kalawakan is under maintenance'],
  ] as const)('while there is %s, the button says what to wait for', async (_case, more, reason) => {
    show({ 'wallets.vendors': wallets({ wallets: [wallet(more)] }) })
    await screen.findByRole('list', { name: 'Your wallets' })
    expect(submit()).toHaveAccessibleDescription(reason)
  })

  it('a wallet that does not answer is shown as it was known, and one on its way back says so', async () => {
    show({ 'wallets.vendors': wallets({ wallets: [wallet({ isAnswering: false, isReturning: true })] }) })
    expect(await screen.findByText(/^No answer right now\. As of/)).toBeInTheDocument()
    expect(screen.getByText('Coming back from Kalawakan')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Bring all back' })).not.toBeInTheDocument()
  })

  it('while a bonus limits stakes, nothing goes in and everything may come out', async () => {
    show({ 'wallets.vendors': wallets({ isHeldByBonus: true }) })
    expect((await screen.findAllByText('A bonus is running')).length).toBeGreaterThan(0)
    expect(submit()).toHaveAccessibleDescription('A bonus is running')
    await userEvent.click(screen.getByRole('radio', { name: 'To main wallet' }))
    expect(submit()).toHaveAccessibleDescription('Enter a valid amount to continue.')
  })

  it('a transfer without an answer is settled before another one is made', async () => {
    const create = jest.fn(() => {
      throw new CallError('network.timeout', '', {}, 0)
    })
    show({ 'wallets.vendors': wallets(), 'wallets.transfer': create })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '50')
    await userEvent.click(submit())
    expect(await screen.findByText('Your transfer of ₱50.00 got no answer')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Did it reach you?' }))
    expect(create).toHaveBeenCalledTimes(2)
    const [[first], [second]] = create.mock.calls as unknown as [
      [{ idempotencyKey: string }],
      [{ idempotencyKey: string }],
    ]
    expect(second.idempotencyKey).toBe(first.idempotencyKey)
  })

  // WALLET-2
  it('money follows the member to games where it is wanted', async () => {
    const set = jest.fn(() => ({ isAutomatic: true }))
    show({ 'wallets.vendors': wallets(), 'wallets.automatic': set })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Send my balance/ }))
    expect(set).toHaveBeenCalledWith(expect.objectContaining({ body: { isAutomatic: true } }))
  })

  it('the last transfers say which way they went and their state in words', async () => {
    const recent = [
      transfer('pending', { id: 'TR-3' }),
      transfer('failed', { id: 'TR-2', reason: 'cancelled' }),
      transfer('done', { direction: 'out' }),
    ]
    show({ 'wallets.vendors': wallets({ recent }) })
    const list = await screen.findByRole('list', { name: 'Latest transfers' })
    expect(
      within(list)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^To Kalawakan.*On its way$/),
      expect.stringMatching(/^To Kalawakan.*Returned$/),
      expect.stringMatching(/^To main wallet.*Done$/),
    ])
  })

  it.each([
    ['pending', {}, 'The money has left Main wallet and counts towards your balance'],
    ['done', { direction: 'out' }, 'The money is in Main wallet'],
    [
      'failed',
      { reason: 'cancelled' },
      "Kalawakan didn't answer in time, so we called it off. The money is back in Main",
    ],
  ] as const)('the receipt of a transfer that is %s says where the money is', async (state, more, words) => {
    show({ 'wallets.transfer.get': { transfer: transfer(state, more) } }, '/m/wallet/transfer?order=TR-1')
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument()
    expect(screen.getByText('TR-1')).toBeInTheDocument()
  })

  it('a transfer that ends elsewhere changes the open receipt at once', async () => {
    const get = jest.fn(() => ({ transfer: transfer('pending') }))
    const { events } = show({ 'wallets.transfer.get': get }, '/m/wallet/transfer?order=TR-1')
    expect(await screen.findByText('Waiting for Kalawakan to confirm')).toBeInTheDocument()
    get.mockReturnValue({ transfer: transfer('done') })
    act(() => events.say('stream:restored', {}))
    expect(await screen.findByText('Transferred')).toBeInTheDocument()
  })

  it('a merchant without such vendors says that there is nothing to transfer', async () => {
    show({ 'wallets.vendors': wallets({ wallets: [] }) })
    expect(await screen.findByText('All games are played from your main wallet')).toBeInTheDocument()
  })
})
