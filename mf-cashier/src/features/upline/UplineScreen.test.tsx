import type { AnswerOf } from '@plaza/contract/kernel'
import type { UplineTransfer, uplineOptionsCall } from '@plaza/contract/money'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testBalance } from '../../testing/cashier'
import { UplineScreen } from './UplineScreen'

const sent = (state: UplineTransfer['state'], more: Partial<UplineTransfer> = {}): UplineTransfer => ({
  id: 'TR-1',
  to: 'Au•••',
  amountMinor: 5_000,
  currency: 'PHP',
  remark: 'thanks',
  state,
  createdAt: startMs,
  ...(state !== 'pending-review' && { endedAt: startMs + 1_000 }),
  ...more,
})
const options = (more: Partial<AnswerOf<typeof uplineOptionsCall>> = {}) => ({
  to: 'Au•••',
  minMinor: 1_000,
  maxMinor: 10_000_000,
  withdrawableMinor: 30_000,
  currency: 'PHP',
  isHeldByTurnover: false,
  hasPaymentPassword: true,
  paymentPasswordRule: {
    isEnabled: true,
    isRequired: true,
    maxLength: 6,
    pattern: '\\d{6}',
    message: { en: 'Enter 6 digits' },
  },
  recent: [],
  ...more,
})
const show = (answers: Record<string, unknown>, path = '/m/upLine/transfer') =>
  renderCashier(<UplineScreen />, { path, answers })

describe('the transfer to the superior', () => {
  // UPLINE-1
  it('the amount, the remark and the password are sent together, and the receipt opens', async () => {
    const create = jest.fn(() => ({ transfer: sent('success'), balance: testBalance(25_000, 2) }))
    const { location } = show({
      'upline.options': options(),
      'upline.create': create,
      'upline.get': () => ({ transfer: sent('success') }),
    })
    expect(await screen.findByText('Au•••')).toBeInTheDocument()
    expect(screen.getByText('It counts as a deposit there')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'All · ₱300.00' }))
    await userEvent.type(screen.getByLabelText(/Remark/), 'thanks')
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
    const question = await screen.findByRole('alertdialog', { name: 'Transfer ₱300.00?' })
    expect(question).toHaveTextContent('To Au•••. It cannot be taken back.')
    await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(question).getByRole('button', { name: 'Transfer' }))
    expect(await screen.findByText('Transferred')).toBeInTheDocument()
    expect(location()).toBe('/m/upLine/transfer?order=TR-1')
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { amountMinor: 30_000, remark: 'thanks', paymentPassword: '246810' },
      }),
    )
  })

  it.each([
    ['longer than 50 characters', 'x'.repeat(51), /At most 50 characters/],
    ['of characters that nobody sees', 'a\u202eb', /hidden characters/],
  ])('a remark %s is kept and said at its field, and not sent', async (_what, remark, words) => {
    show({ 'upline.options': options() })
    await userEvent.click(await screen.findByRole('button', { name: 'All · ₱300.00' }))
    const field = screen.getByLabelText(/Remark/)
    await userEvent.click(field)
    await userEvent.paste(remark)
    expect(field).toHaveValue(remark)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(words)
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Transfer' })).toHaveAccessibleDescription('Check the remark')
  })

  // UPLINE-1
  it('while something has to be staked first, the form says so and sends nothing', async () => {
    show({ 'upline.options': options({ isHeldByTurnover: true }) })
    expect(await screen.findByText('Transfers are closed for now')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Transfer' })).toHaveAccessibleDescription(
      'Complete your turnover first',
    )
  })

  it('the last transfers say their state in words', async () => {
    show({
      'upline.options': options({
        recent: [
          sent('pending-review', { id: 'TR-3', remark: '' }),
          sent('failed', { id: 'TR-2', remark: 'second' }),
          sent('success'),
        ],
      }),
    })
    const list = await screen.findByRole('list', { name: 'Latest transfers' })
    const rows = within(list).getAllByRole('button')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Au•••.*−₱50\.00Pending review$/),
      expect.stringMatching(/^second.*₱50\.00Failed$/),
      expect.stringMatching(/^thanks.*−₱50\.00Success$/),
    ])
  })

  // UPLINE-1
  it('a receipt that waits for its review asks on by itself, until it has ended', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    let state: UplineTransfer['state'] = 'pending-review'
    show({ 'upline.get': () => ({ transfer: sent(state) }) }, '/m/upLine/transfer?order=TR-1')
    await screen.findByText(/we're holding it/)
    state = 'failed'
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText(/The money is back in your main wallet/)).toBeInTheDocument()
    jest.useRealTimers()
  })

  it.each([
    ['pending-review', "The money has left your wallet, and we're holding it"],
    ['success', 'The money is in the main wallet of Au•••'],
    ['failed', 'The money is back in your main wallet'],
  ] as const)('the receipt of a transfer that is %s says where the money is', async (state, words) => {
    show({ 'upline.get': { transfer: sent(state) } }, '/m/upLine/transfer?order=TR-1')
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument()
    expect(screen.getByText('TR-1')).toBeInTheDocument()
  })
})
