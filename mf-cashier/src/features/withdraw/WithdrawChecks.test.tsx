import { CallError } from '@plaza/client'
import { createTestPlan } from '@plaza/federation/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier } from '../../testing/cashier'
import { testOptions } from '../../testing/withdraw-options'
import { WithdrawScreen } from './WithdrawScreen'

const plan = createTestPlan({ 'mf-member': { routes: [{ path: '/m/kyc' }] } })
const kyc = (leftMinor: number | null, more: object = {}) => ({
  ...testOptions,
  kyc: { level: 'unverified', aDayMinor: leftMinor, leftMinor, needs: 'basic', ...more },
})
const show = (options: object, more: object = {}) =>
  renderCashier(<WithdrawScreen />, {
    path: '/m/withdraw',
    plan,
    answers: { 'withdraw.options': options, ...more },
  })

beforeEach(() => sessionStorage.clear())

describe('verification before a withdrawal', () => {
  // KYC-2
  it('a level that allows less than there is says how much, bounds the amount, and leads to its page', async () => {
    const { location } = show(kyc(50_000))
    const list = await screen.findByRole('list', { name: 'Before you can withdraw' })
    const row = within(list).getByRole('button', { name: /^Verification/ })
    expect(row).toHaveTextContent('₱500.00 more today. Verify your account to withdraw more.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '500.01')
    expect(screen.getByRole('button', { name: /All · ₱500.00/ })).toBeInTheDocument()
    expect(screen.getByText('You can withdraw ₱500.00 more today')).toBeInTheDocument()
    await userEvent.click(row)
    expect(location()).toBe('/m/kyc')
  })

  it('a level that allows the whole balance, and one without a bound, add no check', async () => {
    const { unmount } = show(kyc(80_000))
    await screen.findByRole('textbox', { name: 'Amount' })
    expect(screen.queryByText('Verification')).toBeNull()
    unmount()
    show(kyc(null))
    await screen.findByRole('textbox', { name: 'Amount' })
    expect(screen.queryByText('Verification')).toBeNull()
  })

  // KYC-2
  it('a level that allows nothing closes the form and says that the account is to be verified', async () => {
    show(kyc(0))
    expect(await screen.findByText('Verify your account to withdraw.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeDisabled()
  })

  it('an amount that is refused for its level leads to the page of verification', async () => {
    show(kyc(null), {
      'withdraw.create': () => {
        throw new CallError('kyc.required', 'req-1', { level: 'basic', leftMinor: 0 }, 403)
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '200')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.type(within(dialog).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This needs a higher level of verification.')
    expect(screen.getByRole('link', { name: 'Verify now' })).toHaveAttribute('href', '/m/kyc')
  })
})
