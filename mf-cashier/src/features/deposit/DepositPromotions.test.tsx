import { CallError } from '@plaza/client'
import type { Deposit, OfferedPromotion } from '@plaza/contract/money'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, testBalance, testDeposit, testMethod, testOffered } from '../../testing/cashier'
import { DepositScreen } from './DepositScreen'

const welcome: OfferedPromotion = {
  code: 'welcome',
  name: { en: 'Welcome bonus', fil: 'Welcome bonus' },
  percent: 100,
  capMinor: 100_000,
  wagering: 10,
  expiryDays: 7,
  highestStakeMinor: 5_000,
  minMinor: 20_000,
  frequency: 'once',
}
const reload: OfferedPromotion = {
  ...welcome,
  code: 'reload',
  name: { en: 'Reload bonus', fil: 'Reload bonus' },
  frequency: 'daily',
  usedUntil: Date.UTC(2026, 10, 21, 16),
}

const show = (answers: Record<string, unknown> = {}, path = '/m/voucherCenter') =>
  renderCashier(<DepositScreen />, {
    path,
    answers: {
      'deposit.methods': {
        methods: [testMethod()],
        offered: [testOffered({ hasBonus: true })],
        open: null,
        promotions: [welcome, reload],
      },
      'deposit.get': { deposit: testDeposit('awaiting-payment'), balance: testBalance(100_000) },
      'deposit.create': { deposit: testDeposit('awaiting-payment') },
      ...answers,
    },
  })
const choice = (name: RegExp) => screen.findByRole('radio', { name })
const amount = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), text)
const submit = () => screen.getByRole('button', { name: 'Deposit' })
const preview = () => screen.getAllByRole('definition').map((line) => line.textContent)
const bodies = (calls: { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'deposit.create').map(({ input }) => (input as { body: unknown }).body)

beforeEach(() => sessionStorage.clear())

describe('promotions of the deposit form', () => {
  // BONUS-1
  it('no bonus comes first and is chosen, and every promotion says all of its terms', async () => {
    const { calls } = show()
    expect(await choice(/^No bonus/)).toBeChecked()
    const group = screen.getByRole('group', { name: 'Bonus' })
    expect([...group.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'welcome', 'reload'])
    const terms = (await choice(/^Welcome bonus/)).closest('label')
    for (const text of [
      '100% of your deposit, up to ₱1,000.00',
      'Stake the bonus 10 times within 7 days',
      'Highest stake while it runs: ₱50.00',
      'For deposits from ₱200.00',
    ])
      expect(terms).toHaveTextContent(text)
    expect(await choice(/^Reload bonus/)).toBeDisabled()
    await amount('500')
    await userEvent.click(submit())
    expect(bodies(calls)).toEqual([{ amountMinor: 50_000, method: 'demo-bank' }])
  })

  // BONUS-1
  it('the preview shows the bonus and all that has to be staked, and the order is sent with the promotion', async () => {
    const { calls } = show()
    await userEvent.click(await choice(/^Welcome bonus/))
    await amount('500')
    expect(preview()).toEqual(['₱500.00', 'No fee', '₱500.00', '+₱500.00', '₱5,500.00'])
    await userEvent.click(submit())
    expect(bodies(calls)).toEqual([{ amountMinor: 50_000, method: 'demo-bank', promotion: 'welcome' }])
  })

  // BONUS-1
  it('a deposit below what the promotion needs says so at the button and is not sent', async () => {
    const { calls } = show()
    await userEvent.click(await choice(/^Welcome bonus/))
    await amount('199')
    expect(submit()).toHaveAccessibleDescription('This bonus needs a deposit of at least ₱200.00.')
    await userEvent.click(submit())
    expect(bodies(calls)).toEqual([])
  })

  it('the form says that the promotion has ended meanwhile, and continues without it', async () => {
    let promotions = [welcome]
    show({
      'deposit.methods': () => ({
        methods: [testMethod()],
        offered: [testOffered()],
        open: null,
        promotions,
      }),
      'deposit.create': () => {
        promotions = []
        throw new CallError('deposit.promotion.unavailable', '', {}, 409)
      },
    })
    await userEvent.click(await choice(/^Welcome bonus/))
    await amount('500')
    await userEvent.click(submit())
    expect(await screen.findByText(/This promotion has ended/)).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /^Welcome bonus/ })).not.toBeInTheDocument()
    expect(preview()).toEqual(['₱500.00', 'No fee', '₱500.00', 'No bonus', '₱500.00'])
  })
})

describe('the bonus of an order', () => {
  const bonus = { promotion: 'welcome', name: welcome.name, amountMinor: 50_000, wagering: 10 }
  const order = (state: Deposit['state'], more: Pick<NonNullable<Deposit['bonus']>, 'state' | 'reason'>) =>
    show(
      {
        'deposit.get': {
          deposit: testDeposit(state, { bonus: { ...bonus, ...more } }),
          balance: testBalance(100_000),
        },
      },
      '/m/voucherCenter?order=D-1',
    )

  it.each([
    ['awaiting-payment', { state: 'promised' }, 'Welcome bonus: ₱500.00'],
    ['credited', { state: 'given' }, 'Welcome bonus: ₱500.00 added'],
    ['credited', { state: 'refused', reason: 'ended' }, 'Welcome bonus was not added'],
    ['credited', { state: 'refused', reason: 'used' }, "You've already had it with another deposit."],
  ] as const)('an order in %s with a bonus of %j says so', async (state, more, text) => {
    order(state, more)
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
  })

  // BONUS-2
  it('a failed order does not mention the bonus that it was promised', async () => {
    order('failed', { state: 'promised' })
    expect(await screen.findByText("The deposit didn't work")).toBeInTheDocument()
    expect(screen.queryByText(/Welcome bonus/)).not.toBeInTheDocument()
  })
})
