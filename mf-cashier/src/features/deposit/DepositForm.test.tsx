import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { testIntents } from '@plaza/money/testing'
import { renderCashier, testBalance, testDeposit, testHeldDeposit, testMethod } from '../../testing/cashier'
import { DepositScreen } from './DepositScreen'

interface Sent {
  body: unknown
  idempotencyKey: string
}

const methods = { methods: [testMethod()], open: null }
const path = '/m/voucherCenter'
const show = (answers: Record<string, unknown> = {}, more: object = {}) =>
  renderCashier(<DepositScreen />, {
    path,
    answers: {
      'deposit.methods': methods,
      'deposit.get': { deposit: testDeposit('awaiting-payment'), balance: testBalance(100_000) },
      ...answers,
    },
    ...more,
  })
const sent = (calls: { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'deposit.create').map(({ input }) => input as Sent)
const amount = () => screen.findByRole('textbox', { name: 'Amount' })
const submit = () => screen.getByRole('button', { name: 'Deposit' })

beforeEach(() => sessionStorage.clear())

describe('the deposit form', () => {
  // DEPOSIT-2
  it('the deposit form says why it cannot be sent until the amount is within the limits', async () => {
    const { calls } = show()
    const field = await amount()
    expect(submit()).toHaveAccessibleDescription('Enter a valid amount to continue.')
    await userEvent.type(field, '99.99')
    expect(submit()).toHaveAccessibleDescription('Please check the amount.')
    expect(field).toHaveAccessibleDescription('At least ₱100.00')
    await userEvent.click(submit())
    expect(sent(calls)).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, '100')
    expect(submit()).not.toHaveAttribute('aria-disabled')
  })

  // DEPOSIT-8
  it('the deposit form shows what is paid, the fee, what arrives, the bonus and the required turnover', async () => {
    show({ 'deposit.methods': { methods: [testMethod({ feeMinor: 1_500 })], open: null } })
    await userEvent.click(await screen.findByRole('button', { name: '₱500' }))
    const lines = screen.getAllByRole('definition').map((line) => line.textContent)
    expect(lines).toEqual(['₱500.00', '₱15.00', '₱485.00', 'No bonus', '₱485.00'])
  })

  it('the deposit form opens one order, however often the button is tapped, and goes to its status', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { calls, location, events } = show({
      'deposit.create': () => new Promise((resolve) => (answer = resolve)),
    })
    await userEvent.type(await amount(), '500')
    await userEvent.dblClick(submit())
    await userEvent.click(submit())
    expect(sent(calls)).toHaveLength(1)
    expect(sent(calls)[0]?.body).toEqual({ amountMinor: 50_000, method: 'demo-bank' })
    expect(events.inflight.getState()).toEqual([sent(calls)[0]?.idempotencyKey])
    await act(async () => answer({ deposit: testDeposit('awaiting-payment') }))
    expect(location()).toBe('/m/voucherCenter?order=D-1')
    expect(await screen.findByText('Waiting for your payment')).toBeInTheDocument()
    // The form's intent has ended and the order's has begun: its money is in flight until the bank reports the result.
    expect(events.inflight.getState()).toEqual(['order:D-1'])
  })

  it.each([
    ['did not arrive', null],
    ['is the open order', testDeposit('awaiting-payment')],
  ])(
    'the deposit form repeats a lost order that %s with the same key, also after a reload',
    async (_, open) => {
      const lost = () => {
        throw new CallError('network.timeout', '', {}, 0)
      }
      const first = show({ 'deposit.create': lost })
      await userEvent.type(await amount(), '500')
      await userEvent.click(submit())
      expect(await screen.findByRole('alert')).toHaveTextContent('it counts only once')
      await userEvent.click(submit())
      await waitFor(() => expect(sent(first.calls)).toHaveLength(2))
      first.unmount()

      const second = show({
        'deposit.methods': { ...methods, open },
        'deposit.create': { deposit: testDeposit('awaiting-payment') },
      })
      expect(await screen.findByText('Did your deposit of ₱500.00 reach us?')).toBeInTheDocument()
      expect(await amount()).toHaveValue('500.00')
      await userEvent.click(submit())
      await waitFor(() => expect(second.location()).toContain('order=D-1'))
      const keys = [...sent(first.calls), ...sent(second.calls)].map(({ idempotencyKey }) => idempotencyKey)
      expect(keys).toHaveLength(3)
      expect(new Set(keys).size).toBe(1)
    },
  )

  it.each([
    ['session.expired', 401],
    ['request.origin', 403],
    ['request.rate.limited', 429],
  ])(
    'the deposit form keeps the key of a lost order when the repetition is refused with %s',
    async (code, status) => {
      let tries = 0
      const { calls } = show({
        'deposit.create': () => {
          tries += 1
          if (tries === 1) throw new CallError('network.timeout', '', {}, 0)
          if (tries === 2) throw new CallError(code, 'req-4', {}, status)
          return { deposit: testDeposit('awaiting-payment') }
        },
      })
      await userEvent.type(await amount(), '500')
      for (let sending = 1; sending <= 3; sending += 1) {
        await userEvent.click(submit())
        await waitFor(() => expect(sent(calls)).toHaveLength(sending))
      }
      expect(new Set(sent(calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    },
  )

  // MONEY-2
  it('the deposit form comes back with its amount, and does not ask about it, when the session had expired', async () => {
    const first = show({
      'deposit.create': () => {
        throw new CallError('session.expired', 'req-5', {}, 401)
      },
    })
    await userEvent.type(await amount(), '500')
    await userEvent.click(submit())
    await waitFor(() => expect(sent(first.calls)).toHaveLength(1))
    first.unmount()

    const second = show({ 'deposit.create': { deposit: testDeposit('awaiting-payment') } })
    expect(await amount()).toHaveValue('500.00')
    expect(screen.queryByText(/Did your deposit/)).toBeNull()
    await userEvent.click(submit())
    await waitFor(() => expect(second.location()).toContain('order=D-1'))
    expect(sent(second.calls)[0]?.idempotencyKey).toBe(sent(first.calls)[0]?.idempotencyKey)
  })

  it('the deposit form takes a new key after a refusal', async () => {
    let tries = 0
    const { calls } = show({
      'deposit.create': () => {
        tries += 1
        if (tries === 1) throw new CallError('deposit.amount.range', 'req-3', {}, 400)
        return { deposit: testDeposit('awaiting-payment') }
      },
    })
    await userEvent.type(await amount(), '500')
    await userEvent.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This amount is outside the limits of this way to deposit.')
    expect(alert).toHaveTextContent('req-3')
    await userEvent.click(submit())
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    expect(sent(calls)[0]?.idempotencyKey).not.toBe(sent(calls)[1]?.idempotencyKey)
  })

  it('the deposit form takes a new key once the order has ended', async () => {
    const { calls } = show({
      'deposit.create': { deposit: testDeposit('awaiting-payment') },
      'deposit.get': { deposit: testDeposit('credited'), balance: testBalance(150_000, 2) },
    })
    await userEvent.type(await amount(), '500')
    await userEvent.click(submit())
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit again' }))
    expect(sessionStorage.getItem('plaza.intent')).toBeNull()
    await userEvent.type(await amount(), '500')
    await userEvent.click(submit())
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    expect(sent(calls)[0]?.idempotencyKey).not.toBe(sent(calls)[1]?.idempotencyKey)
  })

  // DEPOSIT-4
  it('the deposit form leads back to an open order, and opens no second one by the same method', async () => {
    const { calls, location } = show({
      'deposit.methods': { methods: [testMethod()], open: testDeposit('awaiting-payment') },
    })
    expect(await screen.findByText(/₱500.00 with Demo Bank/)).toBeInTheDocument()
    expect(submit()).toHaveAccessibleDescription('Finish your open deposit first.')
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    await userEvent.click(submit())
    expect(sent(calls)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(location()).toBe('/m/voucherCenter?order=D-1')
  })

  it('the deposit form leads to the open order because of which a new one was refused', async () => {
    const { location } = show({
      'deposit.create': () => {
        throw new CallError(
          'deposit.open.order',
          'req-4',
          { deposit: testDeposit('processing', { id: 'D-9' }) },
          409,
        )
      },
    })
    await userEvent.type(await amount(), '500')
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('You have an open deposit')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(location()).toBe('/m/voucherCenter?order=D-9')
  })

  // DEPOSIT-5
  it('the deposit form says which payment is being checked, and follows what becomes of it', async () => {
    let heldOrders = [testHeldDeposit('D-8')]
    const { events, location } = show({
      'deposit.methods': () => ({ methods: [testMethod()], open: null, heldOrders }),
    })
    const row = await screen.findByRole('button', { name: /₱400.00 by Demo Bank is being checked/ })
    expect(row).toHaveTextContent("We have it, and it's safe.")
    heldOrders = []
    act(() => events.say('order:changed', { id: 'D-8', type: 'deposit', state: 'failed' }))
    await waitFor(() => expect(row).not.toBeInTheDocument())
    expect(location()).toBe('/m/voucherCenter')
  })

  // DEPOSIT-1
  it('the deposit form shows a closed method but does not accept it', async () => {
    show({
      'deposit.methods': {
        methods: [testMethod({ code: 'wave', name: { en: 'Wave' }, enabled: false }), testMethod()],
        open: null,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await screen.findByRole('radio', { name: /Wave.*Not available/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: /Demo Bank/ })).toBeChecked()
  })

  it('the deposit form says that there is no method', async () => {
    show({ 'deposit.methods': { methods: [], open: null } })
    expect(await screen.findByText("Deposits aren't available right now")).toBeInTheDocument()
  })

  it('Retry on the deposit form loads the methods again', async () => {
    let tries = 0
    show({
      'deposit.methods': () => {
        tries += 1
        if (tries === 1) throw new CallError('service.unavailable', 'req-5', {}, 503)
        return methods
      },
    })
    expect(await screen.findByText(/req-5/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await amount()).toBeInTheDocument()
  })

  it('the deposit form can be reopened while its order is pending, and the pending call continues', async () => {
    const intents = testIntents('mf-cashier', 'player01', 'left-over-key-0001')
    const { key } = intents.begin('deposit', { amountMinor: 50_000, method: 'demo-bank' })
    function Later() {
      const [isOpen, setOpen] = useState(false)
      return isOpen ? <DepositScreen /> : <button onClick={() => setOpen(true)}>Open</button>
    }
    const { events } = renderCashier(<Later />, { path, answers: { 'deposit.methods': methods } })
    events.say('money:inflight', { intent: key, state: 'begun' })
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await amount()).toHaveValue('500.00')
    expect(events.inflight.getState()).toEqual([key])
  })
})

describe('access to the cashier', () => {
  it('the cashier sends a visitor to sign in, with the way back', async () => {
    const { events, calls } = show({}, { session: null, path: `${path}?order=D-1` })
    const required: unknown[] = []
    events.on('session:required', (payload) => required.push(payload))
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(required).toEqual([{ returnTo: '/m/voucherCenter?order=D-1' }])
    expect(calls).toEqual([])
  })

  it('the cashier tells a trial account that it needs an actual one', () => {
    const { calls } = show({}, { session: testSession({ type: 4 }) })
    expect(screen.getByText('Please login an actual account to use this function')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})
