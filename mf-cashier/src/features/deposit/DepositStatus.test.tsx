import { CallError } from '@plaza/client'
import type { DepositState, HeldPayment } from '@plaza/contract/money'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testIntents } from '@plaza/money/testing'
import { renderCashier, startMs, testBalance, testDeposit } from '../../testing/cashier'
import { DepositScreen } from './DepositScreen'

const path = '/m/voucherCenter?order=D-1'
const answerOf = (state: DepositState, more = {}) => ({
  deposit: testDeposit(state, more),
  balance: testBalance(100_000),
})
const show = (get: unknown, answers: Record<string, unknown> = {}) =>
  renderCashier(<DepositScreen />, { path, answers: { 'deposit.get': get, ...answers } })
const steps = () =>
  within(screen.getByRole('list', { name: /^What happens to your deposit$|^Ang takbo ng deposit mo$/ }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)
const gets = (calls: { id: string }[]) => calls.filter(({ id }) => id === 'deposit.get').length

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: startMs, advanceTimers: true })
})
afterEach(() => jest.useRealTimers())
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })

describe('the state of a deposit', () => {
  // DEPOSIT-3
  it.each<[DepositState, string, string[]]>([
    ['created', 'Getting your order ready', ['Cancel this deposit']],
    ['awaiting-payment', 'Waiting for your payment', ['Cancel this deposit']],
    ['processing', 'Payment received', []],
    ['credited', "It's in your wallet", ['Deposit again', 'Done']],
    ['expired', 'The time to pay has run out', ['Deposit again', 'Done']],
    ['failed', "The deposit didn't work", ['Deposit again', 'Done']],
    ['cancelled', 'Deposit cancelled', ['Deposit again', 'Done']],
  ])('a deposit in the state %s says "%s" and offers the possible actions', async (state, title, offers) => {
    show(answerOf(state))
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    const buttons = screen.getAllByRole('button').filter((button) => !/^Copy/.test(button.ariaLabel ?? ''))
    expect(buttons.map((button) => button.textContent)).toEqual(offers)
    expect(screen.getByText('D-1')).toBeInTheDocument()
  })

  it('the heading of an order that appears has the focus when nothing has it, and takes it from nobody', async () => {
    const first = show(answerOf('awaiting-payment'))
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toHaveFocus()
    first.unmount()

    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const second = show(answerOf('awaiting-payment'))
    await screen.findByRole('heading', { name: 'Waiting for your payment' })
    expect(field).toHaveFocus()
    field.remove()
    second.unmount()

    const third = show(answerOf('awaiting-payment'))
    third.container.setAttribute('aria-hidden', 'true')
    await screen.findByText('Waiting for your payment')
    expect(document.body).toHaveFocus()
  })

  it.each([
    [
      'en',
      'One moment.',
      /^The payment service is slow right now\. You haven't been charged/,
      'We are preparing it',
    ],
    [
      'fil',
      'Sandali lang.',
      /^Mabagal ngayon ang payment service\. Wala pang nakuha/,
      'Inihahanda namin ito',
    ],
  ] as const)(
    'an order that its payment service leaves waiting says so after ten seconds, without asking more: %s',
    async (language, soon, late, preparing) => {
      const { calls } = renderCashier(<DepositScreen />, {
        path,
        language,
        answers: { 'deposit.get': answerOf('created') },
      })
      expect(await screen.findByText(soon)).toBeInTheDocument()
      expect(steps()[0]).toContain(preparing)
      await act(() => jest.advanceTimersByTimeAsync(8_000))
      expect(screen.getByText(soon)).toBeInTheDocument()
      const before = gets(calls)
      await act(() => jest.advanceTimersByTimeAsync(3_000))
      expect(screen.getByText(late)).toBeInTheDocument()
      expect(screen.queryByText(preparing)).toBeNull()
      expect(gets(calls)).toBe(before)
    },
  )

  it('a deposit counts as money in flight until it has ended, the page is left or the session is gone', async () => {
    let state: DepositState = 'awaiting-payment'
    const view = show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Waiting for your payment' })
    expect(view.events.inflight.getState()).toEqual(['order:D-1'])
    state = 'credited'
    act(() => view.events.say('order:changed', { id: 'D-1', type: 'deposit', state }))
    await screen.findByRole('heading', { name: "It's in your wallet" })
    expect(view.events.inflight.getState()).toEqual([])
    view.unmount()

    const left = show(answerOf('processing'))
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(left.events.inflight.getState()).toEqual(['order:D-1'])
    left.unmount()
    expect(left.events.inflight.getState()).toEqual([])

    const signedOut = show(answerOf('processing'))
    await screen.findByRole('heading', { name: 'Payment received' })
    act(() => signedOut.events.setSession(null, 'expired'))
    expect(signedOut.events.inflight.getState()).toEqual([])
  })

  // DEPOSIT-3
  it('a deposit shows a timeline with times and the next steps', async () => {
    show(answerOf('awaiting-payment'))
    await screen.findByRole('heading', { name: 'Waiting for your payment' })
    expect(steps()).toEqual([
      'Created (done)Nov 21, 2026, 18:00',
      'Awaiting payment (now)Nov 21, 2026, 18:00Waiting for your payment to arrive',
      'Processing (upcoming)',
      'Credited (upcoming)',
    ])
  })

  it('a failed deposit shows its reason, and whom to ask when the reason is unknown', async () => {
    const view = show(answerOf('failed', { reason: 'declined' }))
    expect(await screen.findByText('The bank declined it.')).toBeInTheDocument()
    view.unmount()
    show(answerOf('failed', { reason: 'new-reason' }))
    expect(
      await screen.findByText(/^Please contact customer service with the order number/),
    ).toBeInTheDocument()
  })

  // DEPOSIT-3
  it('a credited deposit shows what reached the wallet, and the fee that was taken', async () => {
    show(answerOf('credited', { amountMinor: 100_000, feeMinor: 1_500 }))
    expect(await screen.findByText('₱1,000.00 minus the ₱15.00 fee.')).toBeInTheDocument()
    expect(document.body).toHaveTextContent('₱985.00')
  })

  it('a deposit counts down to its expiry', async () => {
    show(answerOf('awaiting-payment', { expiresAt: startMs + 61_000 }))
    expect(await screen.findByRole('timer')).toHaveTextContent('1:01')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByRole('timer')).toHaveTextContent(/0:5\d/)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText("Time is up. We're checking…")).toBeInTheDocument()
  })

  // DEPOSIT-3
  it('a deposit is polled twice soon after its page was opened, then every 15 s until it has ended', async () => {
    let state: DepositState = 'awaiting-payment'
    const { calls } = show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Waiting for your payment' })
    state = 'processing'
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('heading', { name: 'Payment received' })).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(gets(calls)).toBe(3)
    await act(() => jest.advanceTimersByTimeAsync(13_000))
    expect(gets(calls)).toBe(3)
    state = 'credited'
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('heading', { name: "It's in your wallet" })).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gets(calls)).toBe(4)
  })

  it('the page of a deposit scrolls to its top when the deposit ends', async () => {
    let state: DepositState = 'processing'
    show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Payment received' })
    expect(window.scrollTo).not.toHaveBeenCalled()
    state = 'credited'
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  // DEPOSIT-3
  it('a deposit follows the event stream without waiting for the next poll', async () => {
    let state: DepositState = 'awaiting-payment'
    const { events, calls } = show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Waiting for your payment' })
    const before = gets(calls)
    act(() => events.say('order:changed', { id: 'D-2', type: 'deposit', state: 'credited' }))
    expect(gets(calls)).toBe(before)
    state = 'processing'
    act(() => events.say('order:changed', { id: 'D-1', type: 'deposit', state }))
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument()
  })

  // DEPOSIT-3
  it('an unfinished deposit is loaded at once when a lost stream is restored', async () => {
    let state: DepositState = 'processing'
    const { events, calls } = show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Payment received' })
    state = 'credited'
    act(() => events.say('stream:restored', {}))
    expect(await screen.findByRole('heading', { name: "It's in your wallet" })).toBeInTheDocument()
    const reads = gets(calls)
    act(() => events.say('stream:restored', {}))
    expect(gets(calls)).toBe(reads)
  })

  // DEPOSIT-3, DEPOSIT-5
  it('a deposit that has ended is asked about once more while its document is new, because money may have come before the stream', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const { calls } = show(answerOf('expired'))
    await screen.findByRole('heading', { name: 'The time to pay has run out' })
    const reads = gets(calls)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gets(calls)).toBe(reads + 1)

    jest.spyOn(performance, 'now').mockReturnValue(60_000)
    const later = show(answerOf('expired'))
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gets(later.calls)).toBe(1)
  })

  // DEPOSIT-5
  it('a deposit that has ended is asked about while a payment of it is being checked', async () => {
    let state: HeldPayment['state'] = 'held'
    const held = () =>
      ({ amountMinor: 50_000, currency: 'PHP', cause: 'late', state, receivedAt: startMs }) as const
    const { calls, events } = show(() => ({
      deposit: testDeposit('cancelled', { held: [held()] }),
      balance: testBalance(100_000),
    }))
    await screen.findByRole('heading', { name: 'Your payment arrived after the order had ended' })
    const reads = gets(calls)
    act(() => events.say('stream:restored', {}))
    await waitFor(() => expect(gets(calls)).toBe(reads + 1))
    state = 'returned'
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(
      await screen.findByRole('heading', { name: 'Your payment is on its way back' }),
    ).toBeInTheDocument()
    const last = gets(calls)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gets(calls)).toBe(last)
  })

  it('the page of a deposit reports the balance of its answer', async () => {
    const { events } = show({ deposit: testDeposit('credited'), balance: testBalance(150_000, 7) })
    await waitFor(() => expect(events.balance.getState().balance?.totalMinor).toBe(150_000))
  })

  it('the page celebrates a deposit that was credited just now, and not an old one', async () => {
    let state: DepositState = 'processing'
    const { container, unmount } = show(() => answerOf(state))
    await screen.findByRole('heading', { name: 'Payment received' })
    state = 'credited'
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(container.querySelector('[data-celebrated]')).toHaveTextContent('+₱500.00')
    unmount()
    const old = show(answerOf('credited'))
    await screen.findByRole('heading', { name: "It's in your wallet" })
    expect(old.container.querySelector('[data-celebrated]')).toBeNull()
  })

  it('the end of a deposit ends its money intent', async () => {
    const intents = testIntents('mf-cashier', 'player01', 'a-key-of-sixteen-chars')
    intents.begin('deposit', { amountMinor: 50_000, method: 'demo-bank' })
    intents.attach('deposit', 'D-1')
    show(answerOf('expired'))
    await waitFor(() => expect(intents.of('deposit')).toBeUndefined())
  })

  it('a deposit is cancelled after a confirmation, and its new state has the focus', async () => {
    let state: DepositState = 'awaiting-payment'
    const { calls } = show(() => answerOf(state), {
      'deposit.cancel': () => {
        state = 'cancelled'
        return { deposit: testDeposit('cancelled') }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }))
    expect(calls.some(({ id }) => id === 'deposit.cancel')).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
    const heading = await screen.findByRole('heading', { name: 'Deposit cancelled' })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('cancelling says so when the deposit was paid meanwhile', async () => {
    const { events } = show(answerOf('awaiting-payment'), {
      'deposit.cancel': () => {
        throw new CallError('deposit.state', 'req-6', {}, 409)
      },
    })
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
    await waitFor(() => expect(toasts).toEqual(['This deposit has moved on and can no longer be changed.']))
  })

  it('an unknown deposit leads back to the form', async () => {
    const { location } = show(() => {
      throw new CallError('deposit.not.found', 'req-7', {}, 404)
    })
    await user.click(await screen.findByRole('button', { name: 'Deposit again' }))
    expect(location()).toBe('/m/voucherCenter')
  })

  it('a deposit keeps being followed while the connection is gone', async () => {
    let isGone = false
    show(() => {
      if (isGone) throw new CallError('network.offline', '', {}, 0)
      return answerOf('processing')
    })
    await screen.findByRole('heading', { name: 'Payment received' })
    isGone = true
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(screen.getByText(/Your order carries on without you/)).toBeInTheDocument()
    isGone = false
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByText(/Your order carries on without you/)).toBeNull()
  })

  it('Retry loads a deposit that could not be loaded at all', async () => {
    let tries = 0
    show(() => {
      tries += 1
      if (tries === 1) throw new CallError('service.unavailable', 'req-8', {}, 503)
      return answerOf('expired')
    })
    expect(await screen.findByText(/req-8/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeInTheDocument()
  })
})

describe('a payment that does not match its order', () => {
  const held = (payment: Partial<HeldPayment> = {}): HeldPayment => ({
    amountMinor: 49_000,
    currency: 'PHP',
    cause: 'amount',
    state: 'held',
    receivedAt: startMs + 60_000,
    ...payment,
  })
  const rows = () =>
    within(screen.getByRole('list', { name: 'What we received' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)

  it.each<[HeldPayment['cause'], DepositState, string]>([
    ['amount', 'failed', 'We received another amount'],
    ['late', 'expired', 'Your payment arrived after the order had ended'],
    ['late', 'cancelled', 'Your payment arrived after the order had ended'],
    ['currency', 'failed', 'We received another currency'],
    ['again', 'credited', 'We received a second payment'],
  ])(
    'a held payment is described as safe, with the received and the expected amount: %s, %s',
    async (cause, state, title) => {
      show(answerOf(state, { held: [held({ cause })] }))
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
      expect(screen.getByText(/^Your money is safe/)).toBeInTheDocument()
      expect(screen.queryByText(/Nothing was/)).not.toBeInTheDocument()
      expect(rows()).toEqual(['Received ₱490.00Expected ₱500.00 · Nov 21, 2026, 18:01On hold'])
      expect(screen.getByText('PZ23456789AB')).toBeInTheDocument()
    },
  )

  it.each<['credited' | 'returned', string, string]>([
    ['credited', "It's in your wallet", 'Added to your wallet Nov 21, 2026, 18:02'],
    ['returned', 'Your payment is on its way back', 'Sent back Nov 21, 2026, 18:02'],
  ])('the outcome of a held payment appears while the page is open: %s', async (state, title, detail) => {
    let payment = held()
    const view = show(() => answerOf('failed', { held: [payment], reason: 'mismatch' }))
    await screen.findByRole('heading', { name: 'We received another amount' })
    payment = held({ state, resolvedAt: startMs + 120_000 })
    act(() => view.events.say('order:changed', { id: 'D-1', type: 'deposit', state: 'failed' }))
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(rows()[0]).toContain(detail)
  })

  it.each([
    [{ held: [held({ state: 'credited', resolvedAt: startMs })] }, 'In your wallet.'],
    [{ held: [held({ state: 'returned', resolvedAt: startMs })] }, /^On its way back to where it came from/],
    [{ reason: 'declined' }, /^You have it: we haven't received anything./],
    [{ reason: 'not-received' }, /^We haven't received it\./],
  ])('an order that failed says where the money is: %j', async (more, words) => {
    show(answerOf('failed', more))
    await screen.findByRole('heading', { name: 'Where is my money?' })
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it.each<[Partial<HeldPayment>, string]>([
    [{}, '₱490.00 is being checked (now)Waiting for our review'],
    [
      { state: 'credited', resolvedAt: startMs + 120_000 },
      '₱490.00 added to your wallet (done)Nov 21, 2026, 18:02',
    ],
    [{ state: 'returned', resolvedAt: startMs + 120_000 }, '₱490.00 sent back (done)Nov 21, 2026, 18:02'],
  ])('what an operator decides on a payment is the last step of its order: %j', async (payment, step) => {
    show(answerOf('failed', { held: [held(payment)], reason: 'mismatch' }))
    const steps = await screen.findByRole('list', { name: 'What happens to your deposit' })
    expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent(step)
  })

  it('a held second payment leaves no doubt about the first', async () => {
    show(answerOf('credited', { held: [held({ cause: 'again' })] }))
    expect(
      await screen.findByText(/^Your deposit is in your wallet\. We have the other payment/),
    ).toBeInTheDocument()
  })

  it('the order still shows as credited once its second payment was decided', async () => {
    const again = held({ cause: 'again', state: 'returned', resolvedAt: startMs + 120_000 })
    show(answerOf('credited', { held: [again] }))
    expect(await screen.findByRole('heading', { name: "It's in your wallet" })).toBeInTheDocument()
    expect(rows()[0]).toContain('Sent back')
  })
})
