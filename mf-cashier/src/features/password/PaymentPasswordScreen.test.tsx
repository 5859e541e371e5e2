import { CallError } from '@plaza/client'
import type { PaymentPasswordState } from '@plaza/contract/money'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier } from '../../testing/cashier'
import { PaymentPasswordScreen } from './PaymentPasswordScreen'

const state = (more: Partial<PaymentPasswordState> = {}): PaymentPasswordState => ({
  hasPaymentPassword: true,
  paymentPasswordRule: {
    isEnabled: true,
    isRequired: true,
    minLength: 6,
    maxLength: 6,
    pattern: '\\d{6}',
    message: { en: 'Enter 6 digits' },
  },
  contacts: [
    { channel: 'sms', to: '+63 ••• 4567' },
    { channel: 'email', to: 'p•••@perla.example' },
  ],
  ...more,
})
const show = (answers: Record<string, unknown> = {}, path = '/m/paymentPassword') =>
  renderCashier(<PaymentPasswordScreen />, { path, answers: { 'withdraw.password': state(), ...answers } })
const bodies = (calls: { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => (input as { body: unknown }).body)
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))

/** Replaces a forgotten password by a code; the last call fails with this code. */
async function recoverUntil(code: string) {
  show(
    {
      'withdraw.password.code': { expiredMinutes: 5 },
      'withdraw.password.recover': () => {
        throw new CallError(code, '')
      },
    },
    '/m/paymentPassword?recover=1',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
  await screen.findByText(/on its way/)
  await fill('Code', '123456')
  await fill('New withdrawal password', '975310')
  await fill('New withdrawal password again', '975310')
  await save()
}

describe('the page of the withdrawal password', () => {
  // WITHDRAW-2
  it('the withdrawal password is changed by the old one', async () => {
    const { calls, location } = show({ 'withdraw.password.change': {} })
    await fill('Withdrawal password now', '246810')
    await fill('New withdrawal password', '975310')
    await fill('New withdrawal password again', '975310')
    await save()
    await waitFor(() => expect(location()).toBe('/m/cards'))
    expect(bodies(calls, 'withdraw.password.change')).toEqual([
      { oldPaymentPassword: '246810', paymentPassword: '975310' },
    ])
  })

  // WITHDRAW-2
  it.each([
    ['another form', '12345', '12345', 'New withdrawal password', 'Enter 6 digits'],
    [
      'two different entries',
      '975310',
      '975311',
      'New withdrawal password again',
      'The two entries are different.',
    ],
    [
      'the same as now',
      '246810',
      '246810',
      'New withdrawal password',
      "Choose one that's different from your current one.",
    ],
  ])(
    'a new withdrawal password of %s is refused at its field',
    async (_what, password, again, label, problem) => {
      const { calls } = show()
      await fill('Withdrawal password now', '246810')
      await fill('New withdrawal password', password)
      await fill('New withdrawal password again', again)
      await save()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem)
      expect(bodies(calls, 'withdraw.password.change')).toEqual([])
    },
  )

  // WITHDRAW-2
  it('a locked withdrawal password says for how long, and what to do', async () => {
    show({ 'withdraw.password': state({ lockedUntil: Date.now() + 300_000 }) })
    expect(await screen.findByText(/locked for (5:00|4:5\d)/)).toBeInTheDocument()
  })

  // WITHDRAW-2
  it('a forgotten withdrawal password is replaced by a code', async () => {
    const { calls, location } = show(
      { 'withdraw.password.code': { expiredMinutes: 5 }, 'withdraw.password.recover': {} },
      '/m/paymentPassword?recover=1',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'E-mail to p•••@perla.example' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText(/on its way to p•••@perla.example.*5 minutes/)).toBeInTheDocument()
    expect(bodies(calls, 'withdraw.password.code')).toEqual([{ channel: 'email' }])
    await fill('Code', '123456')
    await fill('New withdrawal password', '975310')
    await fill('New withdrawal password again', '975310')
    await save()
    await waitFor(() => expect(location()).toBe('/m/cards'))
    expect(bodies(calls, 'withdraw.password.recover')).toEqual([
      { channel: 'email', code: '123456', paymentPassword: '975310' },
    ])
  })

  it('the code field says that the code has expired', async () => {
    await recoverUntil('sms.code.expired')
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        'This code has expired. Please request a new one.',
      ),
    )
  })

  it('without an answer to a recovery, the form says that the new password may be saved already', async () => {
    await recoverUntil('network.offline')
    expect(
      await screen.findByText(/if the code no longer works, the new password was saved/),
    ).toBeInTheDocument()
  })

  it('without number and e-mail the page leads to customer service', async () => {
    const { location } = show(
      { 'withdraw.password': state({ contacts: [] }) },
      '/m/paymentPassword?recover=1',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }))
    expect(location()).toBe('/m/service')
  })

  it('a member without a withdrawal password can set one here', async () => {
    show({ 'withdraw.password': state({ hasPaymentPassword: false }) })
    expect(await screen.findByRole('button', { name: 'Set a withdrawal password' })).toBeInTheDocument()
  })
})
