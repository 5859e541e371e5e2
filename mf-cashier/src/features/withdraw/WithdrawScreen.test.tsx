import { CallError } from '@plaza/client'
import { accountChanged, type WithdrawalState } from '@plaza/contract/money'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testBalance, testWithdrawal } from '../../testing/cashier'
import { testAccount, testOptions } from '../../testing/withdraw-options'
import { WithdrawScreen } from './WithdrawScreen'

const options = testOptions
const created = { withdrawal: testWithdrawal('submitted'), balance: testBalance(80_000, 3) }
const show = (answers: Record<string, unknown> = {}, more: object = {}) =>
  renderCashier(<WithdrawScreen />, {
    path: '/m/withdraw',
    answers: {
      'withdraw.options': options,
      'withdraw.create': created,
      'withdraw.get': { ...created, withdrawal: testWithdrawal('under-review') },
      ...answers,
    },
    ...more,
  })
const sent = (calls: { id: string; input: unknown }[]) =>
  calls
    .filter(({ id }) => id === 'withdraw.create')
    .map(({ input }) => input as { body: unknown; idempotencyKey: string })
const amount = () => screen.findByRole('textbox', { name: 'Amount' })
const submit = () => screen.getByRole('button', { name: 'Withdraw' })
const confirm = async (password = '246810') => {
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.type(within(dialog).getByLabelText('Withdrawal password'), password)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
}

beforeEach(() => sessionStorage.clear())

describe('the withdrawal form', () => {
  // WITHDRAW-1
  it('the withdrawal form shows what is locked by its reason, and masks every amount while the balance is hidden', async () => {
    const { events } = show({
      'withdraw.options': {
        ...options,
        totalMinor: 145_000,
        locked: [
          { reason: 'deposit', amountMinor: 60_000 },
          { reason: 'withdrawal', amountMinor: 5_000 },
        ],
        turnover: { requiredMinor: 60_000, doneMinor: 20_000 },
      },
    })
    await amount()
    const withdrawable = () => screen.getByRole('group', { name: 'You can withdraw' })
    expect(withdrawable()).toHaveTextContent('₱800.00')
    expect(screen.getByText('Held by deposits').parentElement).toHaveTextContent('₱600.00')
    expect(screen.getByText('Withdrawals on their way').parentElement).toHaveTextContent('₱50.00')
    expect(screen.getByText('Total balance').parentElement).toHaveTextContent('₱1,450.00')
    expect(screen.getByText('Turnover: ₱200.00 of ₱600.00')).toBeInTheDocument()
    expect(screen.getByText('Stake ₱400.00 more and the held amount can be withdrawn.')).toBeInTheDocument()
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(withdrawable()).toHaveTextContent('****')
    expect(screen.getByText('Held by deposits').parentElement).toHaveTextContent('****')
  })

  // WITHDRAW-1
  it('the withdrawal form lists what is missing first, each with its way, and asks for no amount', async () => {
    const { location } = show({
      'withdraw.options': {
        ...options,
        accounts: [],
        checks: [
          { check: 'name', isDone: false },
          { check: 'password', isDone: true },
          { check: 'account', isDone: false },
          { check: 'turnover', isDone: true },
          { check: 'moon', isDone: false },
        ],
        hasContact: false,
      },
    })
    const list = await screen.findByRole('list', { name: 'Before you can withdraw' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Your real name'),
      expect.stringContaining('Mobile number or e-mail'),
      'Withdrawal passwordDone',
      expect.stringContaining('Payout account'),
      'TurnoverDone',
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(within(list).getByRole('button', { name: /Payout account/ }))
    expect(location()).toBe('/m/cards')
  })

  // WITHDRAW-1
  it('the withdrawal form offers only accounts that can be used, and says of a new one when', async () => {
    const { calls } = show({
      'withdraw.options': {
        ...options,
        accounts: [
          testAccount({ usableFrom: Date.now() + 3_600_000 }),
          testAccount({ id: 'A-2', name: 'BPI', isDefault: false }),
          testAccount({ id: 'A-3', name: 'Maya', isDefault: false }),
        ],
      },
    })
    await amount()
    expect(screen.queryByRole('button', { name: /BPI|Maya/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    expect(screen.getByRole('button', { name: /BPI/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: /Maya/ }))
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await confirm()
    expect(sent(calls)[0]?.body).toMatchObject({ accountId: 'A-3' })
  })

  // WITHDRAW-1
  it.each([
    [900, 'About 15 minutes'],
    [76_500, 'About 22 hours'],
  ])('the usual time of a withdrawal says that operators review it: %i s', async (reviewedSeconds, words) => {
    show({
      'withdraw.options': { ...options, usual: { ruledUpToMinor: 0, ruledSeconds: 10, reviewedSeconds } },
    })
    await userEvent.type(await amount(), '300')
    expect(screen.getByText('Usual time').parentElement).toHaveTextContent(words)
  })

  // WITHDRAW-1
  it('the fourth withdrawal of a day shows its fee, what arrives, and sends the fee that was shown', async () => {
    const { calls } = show({
      'withdraw.options': {
        ...options,
        fee: { ...options.fee, freeLeft: 0 },
        day: { ...options.day, usedCount: 3, usedMinor: 60_000 },
      },
    })
    const field = await amount()
    expect(screen.getByText('1% of the amount, at least ₱10.00')).toBeInTheDocument()
    expect(screen.getByText('Withdrawals left today').parentElement).toHaveTextContent('2 of 5')
    expect(screen.getByText('Amount left today').parentElement).toHaveTextContent('Starts again at')
    expect(screen.getByText('You receive').parentElement).toHaveTextContent('–')
    await userEvent.type(field, '300')
    expect(screen.getByText('You receive').parentElement).toHaveTextContent('₱290.00')
    expect(screen.getByText('1% of the amount, at least ₱10.00')).toBeInTheDocument()
    expect(screen.getByText('Withdrawals left today').parentElement).toHaveTextContent('2 of 5')
    expect(screen.getByText('Usual time').parentElement).toHaveTextContent('About 10 seconds')
    await userEvent.click(submit())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '₱290.00 goes to GCash •••• 4711, and ₱10.00 is the fee.',
    )
    await confirm()
    expect(sent(calls)[0]?.body).toEqual({
      amountMinor: 30_000,
      accountId: 'A-1',
      feeMinor: 1_000,
      paymentPassword: '246810',
    })
  })

  // WITHDRAW-1
  it('the withdrawal form is closed when the day is used up, and says when it opens', async () => {
    show({
      'withdraw.options': {
        ...options,
        day: { ...options.day, usedCount: 5, resetsAt: Date.now() + 7_500_000 },
      },
    })
    expect(await amount()).toBeDisabled()
    expect(submit()).toHaveAccessibleDescription(
      "You've used what you can withdraw today. It starts again in 2 hours.",
    )
  })

  it('one tap enters the whole available amount into the withdrawal form', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'All · ₱800.00' }))
    expect(await amount()).toHaveValue('800.00')
  })

  it('the withdrawal form enters at most the maximum of one withdrawal', async () => {
    show({ 'withdraw.options': { ...options, withdrawableMinor: 9_000_000 } })
    expect(await screen.findByRole('button', { name: 'All · ₱50,000.00' })).toBeInTheDocument()
  })

  // WITHDRAW-1
  it.each([
    ['50', 'At least ₱100.00'],
    ['800.01', 'You can withdraw ₱800.00 at most'],
  ])('the withdrawal form does not accept %s: %s', async (text, problem) => {
    const { calls } = show()
    await userEvent.type(await amount(), text)
    expect(await amount()).toHaveAccessibleDescription(problem)
    await userEvent.click(submit())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent(calls)).toEqual([])
  })

  it('the withdrawal form says that the available amount is too low', async () => {
    show({ 'withdraw.options': { ...options, withdrawableMinor: 500 } })
    expect(await amount()).toBeDisabled()
    expect(submit()).toHaveAccessibleDescription('You need at least ₱100.00 to withdraw.')
  })

  it('the withdrawal form asks for confirmation, sends once, and goes to the status of the withdrawal', async () => {
    const { calls, location, events } = show()
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    expect(await screen.findByRole('alertdialog', { name: 'Withdraw ₱300.00?' })).toHaveTextContent(
      'GCash •••• 4711',
    )
    expect(sent(calls)).toEqual([])
    await confirm()
    await waitFor(() => expect(location()).toBe('/m/withdraw?order=W-1'))
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { amountMinor: 30_000, accountId: 'A-1', feeMinor: 0, paymentPassword: '246810' },
    ])
    expect(events.balance.getState().balance?.version).toBe(3)
    expect(events.inflight.getState()).toEqual([])
  })

  it('the withdrawal form pays to no other account than the one that was confirmed, though it was removed meanwhile', async () => {
    const others = [testAccount({ id: 'A-2', name: 'BPI', isDefault: false })]
    let accounts = [testAccount(), ...others]
    const { calls, events } = show({
      'withdraw.options': () => ({ ...options, accounts }),
      'withdraw.create': () => {
        throw new CallError('withdraw.account.unknown', 'req-9', {}, 404)
      },
    })
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('We pay it to GCash •••• 4711.')
    accounts = others
    act(() => events.say(accountChanged, { id: 'A-1', change: 'removed' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /GCash/ })).toBeNull())
    expect(question).toHaveTextContent('We pay it to GCash •••• 4711.')
    await confirm()
    expect(await screen.findByText(/This payout account was removed/)).toBeInTheDocument()
    expect(sent(calls)[0]?.body).toMatchObject({ accountId: 'A-1' })
    expect(screen.getByRole('button', { name: /BPI/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('the withdrawal form sends nothing when the confirmation is cancelled', async () => {
    const { calls } = show()
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent(calls)).toEqual([])
  })

  it('the withdrawal form settles a withdrawal without an answer first, with its key', async () => {
    const first = show({
      'withdraw.create': () => {
        throw new CallError('network.timeout', '', {}, 0)
      },
    })
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await confirm()
    await screen.findByText('Did your withdrawal of ₱300.00 reach us?')
    expect(screen.queryByRole('textbox')).toBeNull()
    first.unmount()

    const second = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
    expect(await screen.findByRole('alertdialog', { name: 'Withdraw ₱300.00?' })).toBeInTheDocument()
    await confirm()
    await waitFor(() => expect(second.location()).toBe('/m/withdraw?order=W-1'))
    expect(sent(second.calls)[0]).toEqual(sent(first.calls)[0])
  })

  it('the withdrawal form shows a wrong password at its field, keeps the amount, and tries again with the same key', async () => {
    let tries = 0
    const { calls, location, events } = show({
      'withdraw.create': () => {
        tries += 1
        if (tries === 1) throw new CallError('withdraw.password.wrong', 'req-3', { left: 4 }, 403)
        return created
      },
    })
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await confirm('000000')
    const dialog = await screen.findByRole('alertdialog')
    const field = await within(dialog).findByLabelText('Withdrawal password')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Wrong withdrawal password. Attempts left: 4.'),
    )
    expect(field).toHaveValue('')
    expect(events.inflight.getState()).toEqual([])
    await confirm()
    await waitFor(() => expect(location()).toBe('/m/withdraw?order=W-1'))
    const [first, second] = sent(calls)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('the withdrawal form does not ask whether a refused withdrawal arrived, not even after a reload', async () => {
    const refuse = () => {
      throw new CallError('withdraw.password.locked', 'req-3', { retryAt: Date.now() + 630_000 }, 429)
    }
    const first = show({ 'withdraw.create': refuse })
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await confirm()
    await screen.findByText(/Withdrawals are locked for a while. Try again in 11 minutes./)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await amount()).toHaveValue('300.00')
    expect(screen.getByRole('alert')).toHaveTextContent('Try again in 11 minutes.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('sending it again')
    first.unmount()

    const second = show()
    expect(await amount()).toHaveValue('300.00')
    await userEvent.click(submit())
    await confirm()
    await waitFor(() => expect(second.location()).toBe('/m/withdraw?order=W-1'))
    expect(sent(second.calls)[0]?.idempotencyKey).toBe(sent(first.calls)[0]?.idempotencyKey)
  })

  it('the withdrawal form lets a member set a missing withdrawal password, and continues with the typed values', async () => {
    let hasOne = false
    const { calls, location } = show({
      'withdraw.options': () => ({ ...options, hasPaymentPassword: hasOne }),
      'withdraw.password.set': ({ body }: { body: { paymentPassword: string } }) => {
        if (body.paymentPassword === '111111')
          throw new CallError('withdraw.password.form', '', { reason: 'guessable' }, 400)
        if (body.paymentPassword !== '246810') throw new CallError('withdraw.password.form', '', {}, 400)
        hasOne = true
        return {}
      },
    })
    await userEvent.type(await amount(), '300')
    await userEvent.click(screen.getByRole('button', { name: 'Set a withdrawal password' }))
    const field = await screen.findByLabelText('New withdrawal password')
    await userEvent.type(field, '24681')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription('Enter 6 digits')
    await userEvent.clear(field)
    await userEvent.type(field, '111111')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText("This can't be used as a withdrawal password.")
    await userEvent.clear(field)
    await userEvent.type(field, '246810')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await confirm()
    await waitFor(() => expect(location()).toBe('/m/withdraw?order=W-1'))
    expect(sent(calls)).toHaveLength(1)
  })

  it('the withdrawal form shows why the withdrawal was refused, and lets the person change it', async () => {
    show({
      'withdraw.create': () => {
        throw new CallError('wallet.insufficient', 'req-2', {}, 409)
      },
    })
    await userEvent.type(await amount(), '300')
    await userEvent.click(submit())
    await confirm()
    expect(await screen.findByText("Your balance isn't enough for this.")).toBeInTheDocument()
    expect(await amount()).toBeEnabled()
  })

  it('the withdrawal form lists the latest withdrawals, each with a link to its status', async () => {
    const { location } = show()
    await userEvent.click(await screen.findByRole('button', { name: /4711.*300.00.*Paid/ }))
    expect(location()).toBe('/m/withdraw?order=W-0')
  })

  it('Retry loads the withdrawal form again', async () => {
    let tries = 0
    show({
      'withdraw.options': () => {
        tries += 1
        if (tries === 1) throw new CallError('service.unavailable', 'req-1', {}, 503)
        return options
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await amount()).toBeInTheDocument()
  })

  it('the withdrawal form is not available to trial accounts', () => {
    const { calls } = show({}, { session: testSession({ type: 4 }) })
    expect(screen.getByText('Only with an actual account')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})

describe('the state of a withdrawal', () => {
  beforeEach(() => jest.useFakeTimers({ now: startMs, advanceTimers: true }))
  afterEach(() => jest.useRealTimers())
  const open = (get: unknown, language: 'en' | 'fil' = 'en') =>
    renderCashier(<WithdrawScreen />, {
      path: '/m/withdraw?order=W-1',
      answers: { 'withdraw.get': get },
      language,
    })
  const answerOf = (state: WithdrawalState, more = {}) => ({
    withdrawal: testWithdrawal(state, more),
    balance: testBalance(80_000),
  })

  it.each<[WithdrawalState, string, boolean]>([
    ['submitted', 'We have your request', false],
    ['under-review', "We're looking at it", false],
    ['approved', 'Approved', false],
    ['paying', 'On its way to your account', false],
    ['paid', 'Paid to your account', true],
    ['rejected', "We couldn't approve it", true],
    ['failed', "It couldn't be paid out", true],
  ])('a withdrawal in the state %s says "%s"', async (state, title, hasEnded) => {
    open(answerOf(state))
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.queryAllByRole('button', { name: 'Done' })).toHaveLength(hasEnded ? 1 : 0)
  })

  it('a rejected withdrawal shows the reason, and that the money is back', async () => {
    open(answerOf('rejected', { reason: 'declined' }))
    expect(
      await screen.findByText('The bank declined it. The whole amount is back in your wallet.'),
    ).toBeInTheDocument()
  })

  it.each([
    ['under-review', { waitsFor: 'amount' }, /Our team checks amounts of this size/],
    ['under-review', { waitsFor: 'changed', waitsUntil: startMs + 3_600_000 }, /we decide after .*19:00/],
    ['under-review', { waitsFor: 'moon' }, /while our team looks at your request/],
    ['paying', { isLate: true }, /the payment service hasn't confirmed it yet/],
    ['failed', { reason: 'returned' }, /the whole amount with the fee/],
  ] as const)('a withdrawal in the state %s with %j says where the money is', async (state, more, words) => {
    open(answerOf(state, more))
    await screen.findByRole('heading', { name: 'Where is my money?' })
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it.each([
    [
      'en',
      'Taking longer than usual',
      /^The payment service hasn't confirmed it yet/,
      /has it now|your bank/,
    ],
    ['fil', 'Mas matagal kaysa karaniwan', /^Hindi pa ito kinukumpirma ng payment/, /Nasa payment|bangko mo/],
  ] as const)(
    'a payout that is late is late in its title, its text and its timeline: %s',
    async (language, title, text, onTime) => {
      open(answerOf('paying', { isLate: true }), language)
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('payment service')
      expect(screen.queryByText(onTime)).toBeNull()
    },
  )

  it('the fee is shown while it is charged, and not once the withdrawal gave everything back', async () => {
    const shown = open(answerOf('paid', { feeMinor: 1_000 }))
    expect(await screen.findByText('Less the fee')).toBeInTheDocument()
    shown.unmount()
    open(answerOf('failed', { feeMinor: 1_000, reason: 'returned' }))
    await screen.findByRole('heading', { name: 'Where is my money?' })
    expect(screen.queryByText('Less the fee')).toBeNull()
  })

  it('a withdrawal can be cancelled where the gateway says so, and its new state has the focus', async () => {
    let withdrawal = testWithdrawal('under-review', { isCancellable: true })
    renderCashier(<WithdrawScreen />, {
      path: '/m/withdraw?order=W-1',
      answers: {
        'withdraw.get': () => ({ withdrawal, balance: testBalance(80_000) }),
        'withdraw.cancel': () => {
          withdrawal = testWithdrawal('rejected', { reason: 'cancelled' })
          return { withdrawal, balance: testBalance(80_000) }
        },
      },
    })
    const press = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await press.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }))
    await press.click(await screen.findByRole('button', { name: 'Cancel it' }))
    const heading = await screen.findByRole('heading', { name: 'You cancelled it' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByText('Rejected')).toBeNull()
  })

  it('a withdrawal is followed to its end', async () => {
    const states: WithdrawalState[] = ['submitted', 'under-review', 'approved', 'paying', 'paid']
    let at = 0
    const { calls } = open(() => answerOf(states[Math.min(at++, 4)]!))
    expect(await screen.findByRole('heading', { name: 'We have your request' })).toHaveFocus()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('heading', { name: 'Paid to your account' })).toBeInTheDocument()
    expect(calls).toHaveLength(5)
  })
})

it('the withdrawal form says that withdrawals are not offered, without Retry, when the site has no payout', async () => {
  show({
    'withdraw.options': () => {
      throw new CallError('withdraw.unavailable', 'req-1', {}, 403)
    },
  })
  expect(await screen.findByText("Withdrawals aren't available right now")).toBeVisible()
  expect(screen.getByText(/Your money stays in your wallet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})
