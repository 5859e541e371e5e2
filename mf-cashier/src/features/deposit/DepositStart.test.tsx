import { CallError } from '@plaza/client'
import type { DepositLimit, DepositLimits, OfferedMethod } from '@plaza/contract/money'
import { limitChanged } from '@plaza/contract/site'
import { createTestPlan } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testBalance, testDeposit, testOffered } from '../../testing/cashier'
import { DepositScreen } from './DepositScreen'

const path = '/m/voucherCenter'
const offering = (offered: OfferedMethod[], openOrders = [] as ReturnType<typeof testDeposit>[]) => ({
  methods: [],
  offered,
  open: openOrders[0] ?? null,
  openOrders,
})
const limits = (more: Partial<DepositLimits> = {}): DepositLimits => ({
  limits: [],
  currency: 'PHP',
  isChosen: true,
  leftMinor: null,
  ...more,
})
const show = (answers: Record<string, unknown>, more: object = {}) =>
  renderCashier(<DepositScreen />, { path, answers, ...more })
const inSteps = { settings: { mobileTemplate: { dep_func: '0' } } }
const bank = testOffered()
const wallet = testOffered({ code: 'wave', group: 'ewallet', name: { en: 'Wave' }, lastUsedAt: startMs })
const amount = () => screen.findByRole('textbox', { name: 'Amount' })

beforeEach(() => sessionStorage.clear())

describe('the ways to deposit', () => {
  // DEPOSIT-1
  it('methods are grouped, the one used last first, and a closed one says until when', async () => {
    const closed = { why: 'maintenance', until: startMs } as const
    show({
      'deposit.methods': offering([
        bank,
        wallet,
        testOffered({ code: 'tide', group: 'qr', name: { en: 'Tide' }, enabled: false, closed }),
      ]),
    })
    // The one used last is chosen, and the others come when another one is wanted.
    const change = await screen.findByRole('button', { name: 'Change' })
    expect(screen.getByText('Wave')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(change)
    const groups = await screen.findAllByRole('group', { name: /E-wallets|QR payment|Bank transfer/ })
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'E-wallets',
      'Bank transfer',
      'QR payment',
    ])
    expect(screen.getByRole('radio', { name: /Wave.*Last used/ })).toBeEnabled()
    expect(screen.getByRole('radio', { name: /Tide.*Under maintenance until/ })).toBeDisabled()
  })

  // DEPOSIT-10
  it.each([
    ['the one used last, without open orders', [], 'Wave'],
    ['another, while the one used last has an open order', ['wave'], 'Demo Bank'],
    ['the one used last, while every one has an open order', ['wave', 'demo-bank'], 'Wave'],
  ])('the deposit form begins with %s', async (_what, ordered, chosen) => {
    const orders = ordered.map((method) => testDeposit('awaiting-payment', { id: `D-${method}`, method }))
    show({ 'deposit.methods': offering([wallet, bank], orders) })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${chosen}`))
  })

  // DEPOSIT-1
  it('a fee that is a share of the amount is shown at the method and in the preview, rounded up', async () => {
    show({ 'deposit.methods': offering([testOffered({ feePermille: 15, feeMinor: 500 })]) })
    expect(await screen.findByText(/Fee 1.5% \+ ₱5.00/)).toBeInTheDocument()
    await userEvent.type(await amount(), '123.45')
    expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '₱123.45',
      '₱6.86',
      '₱116.59',
      'No bonus',
      '₱116.59',
    ])
  })
})

describe('a deposit in steps', () => {
  it('a deposit in steps asks for the method, then for the amount, and back returns to the methods', async () => {
    const { location } = show({ 'deposit.methods': offering([bank, wallet]) }, inSteps)
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Wave/ }))
    expect(location()).toBe(`${path}?method=wave`)
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()
    expect(await amount()).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  // DEPOSIT-2
  it('a deposit in steps opens its order as the form on one page does', async () => {
    const { calls, location } = show(
      {
        'deposit.methods': offering([wallet]),
        'deposit.create': { deposit: testDeposit('awaiting-payment') },
        'deposit.get': { deposit: testDeposit('awaiting-payment'), balance: testBalance(0) },
      },
      { ...inSteps, path: `${path}?method=wave` },
    )
    await userEvent.type(await amount(), '500')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deposit' }))
    await waitFor(() => expect(location()).toBe(`${path}?order=D-1`))
    expect(calls.filter(({ id }) => id === 'deposit.create')).toHaveLength(1)
  })

  it('a method in the address that is closed or unknown leads to the methods', async () => {
    show({ 'deposit.methods': offering([bank]) }, { ...inSteps, path: `${path}?method=gone` })
    expect(await screen.findByRole('radio', { name: /Demo Bank/ })).toBeInTheDocument()
  })
})

describe('the amount of a deposit', () => {
  it.each([
    ['0', 'At least ₱100.00'],
    ['-500', 'Enter an amount, for example ₱100.00 · ₱100.00 – ₱50,000.00'],
    ['1e9', 'Enter an amount, for example ₱100.00 · ₱100.00 – ₱50,000.00'],
    ['99.99', 'At least ₱100.00'],
    ['50000.01', 'At most ₱50,000.00'],
  ])('the amount %s is refused at the field and not sent', async (text, error) => {
    const { calls } = show({ 'deposit.methods': offering([bank]) })
    const field = await amount()
    await userEvent.type(field, text)
    expect(field).toHaveAccessibleDescription(error)
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(calls.some(({ id }) => id === 'deposit.create')).toBe(false)
  })
})

describe('a voucher', () => {
  // DEPOSIT-7
  it('a voucher asks for its code alone, is sent once, and shows its credited deposit', async () => {
    const { calls, location } = show({
      'deposit.methods': offering([
        testOffered({ code: 'voucher', group: 'voucher', name: { en: 'Voucher' }, paysBy: 'voucher' }),
      ]),
      'deposit.voucher': { deposit: testDeposit('credited'), balance: testBalance(50_000) },
      'deposit.get': { deposit: testDeposit('credited'), balance: testBalance(50_000) },
    })
    const field = await screen.findByRole('textbox', { name: 'Voucher code' })
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    const redeem = () => screen.getByRole('button', { name: 'Redeem' })
    expect(redeem()).toHaveAccessibleDescription('Enter the code of your voucher.')
    await userEvent.type(field, ' abcd-1234 ')
    await userEvent.click(redeem())
    await waitFor(() => expect(location()).toBe(`${path}?order=D-1`))
    const sent = calls.filter(({ id }) => id === 'deposit.voucher')
    expect(sent.map(({ input }) => (input as { body: unknown }).body)).toEqual([{ code: 'abcd-1234' }])
  })

  // MONEY-2
  it('a voucher comes back with its code when the session had expired', async () => {
    const answers = {
      'deposit.methods': offering([
        bank,
        testOffered({ code: 'voucher', group: 'voucher', name: { en: 'Voucher' }, paysBy: 'voucher' }),
      ]),
      'deposit.voucher': () => {
        throw new CallError('session.expired', 'r4', {}, 401)
      },
    }
    const first = show(answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Voucher/ }))
    expect(await screen.findByRole('button', { name: 'Change' })).toHaveFocus()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Voucher code' }), 'abcd-1234')
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    await waitFor(() => expect(first.calls.some(({ id }) => id === 'deposit.voucher')).toBe(true))
    first.unmount()
    show(answers)
    expect(await screen.findByRole('textbox', { name: 'Voucher code' })).toHaveValue('abcd-1234')
  })

  it('a code that is refused stays in its field, with the reason below it, in view', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    show({
      'deposit.methods': offering([
        testOffered({ code: 'voucher', group: 'voucher', name: { en: 'Voucher' }, paysBy: 'voucher' }),
      ]),
      'deposit.voucher': () => {
        throw new CallError('voucher.used', 'r3', { left: 4 }, 409)
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Voucher code' }), 'used')
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    const reason = await screen.findByRole('alert')
    const field = screen.getByRole('textbox', { name: 'Voucher code' })
    expect(field).toHaveValue('used')
    expect(field.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(scrolled.mock.contexts).toEqual([reason])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('an input longer than a code stays in the field, which says what is wrong, and is not sent', async () => {
    const { calls } = show({
      'deposit.methods': offering([
        testOffered({ code: 'voucher', group: 'voucher', name: { en: 'Voucher' }, paysBy: 'voucher' }),
      ]),
    })
    const field = await screen.findByRole('textbox', { name: 'Voucher code' })
    await userEvent.click(field)
    await userEvent.paste('A1B2-'.repeat(20))
    expect(field).toHaveValue('A1B2-'.repeat(20))
    expect(field).toHaveAccessibleDescription('This is longer than a voucher code. Enter the code alone.')
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(calls.map(({ id }) => id)).not.toContain('deposit.voucher')
  })
})

describe('a limit on deposits', () => {
  const methods = { 'deposit.methods': offering([bank]) }

  it('the first deposit asks for a limit first, and "No limit" is a choice of its own', async () => {
    const { calls } = show({
      ...methods,
      'limits.deposit': limits({ isChosen: false }),
      'limits.deposit.set': limits(),
    })
    expect(
      await screen.findByRole('heading', { name: 'Would you like a deposit limit?' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Demo Bank/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Set this limit' }))
    expect(screen.getByText('Enter an amount, or choose to have no limit.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'No limit' }))
    expect(await amount()).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'limits.deposit.set')?.input).toMatchObject({
      body: { period: 'day', amountMinor: null },
    })
  })

  // RG-7
  it('a limit of any amount is set for the chosen period', async () => {
    const { calls } = show({
      ...methods,
      'limits.deposit': limits({ isChosen: false }),
      'limits.deposit.set': limits({ leftMinor: 123_400 }),
    })
    await userEvent.click(await screen.findByRole('radio', { name: '7 days' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Deposit limit' }), '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Set this limit' }))
    await userEvent.type(await amount(), '2000')
    expect(await amount()).toHaveAccessibleDescription('Your deposit limit leaves ₱1,234.00.')
    expect(calls.find(({ id }) => id === 'limits.deposit.set')?.input).toMatchObject({
      body: { period: 'week', amountMinor: 123_400 },
    })
  })

  // RG-7
  it('a deposit that a limit refuses says which limit, what is used and until when', async () => {
    show({
      ...methods,
      'limits.deposit': limits(),
      'deposit.create': () => {
        throw new CallError(
          'deposit.limit.reached',
          'r1',
          { period: 'week', limitMinor: 100_000, usedMinor: 80_000, leftMinor: 20_000, resetsAt: startMs },
          403,
        )
      },
    })
    await userEvent.type(await amount(), '500')
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This is more than your limit for 7 days allows')
    expect(alert).toHaveTextContent('Used ₱800.00 of ₱1,000.00.')
    expect(within(alert).getByText(/You can deposit ₱200.00 now, and more from/)).toBeInTheDocument()
  })

  const holding = (more: Partial<DepositLimit> = {}) =>
    limits({
      limits: [
        { period: 'day', amountMinor: 100_000, usedMinor: 30_000, resetsAt: startMs + 3_600_000, ...more },
        { period: 'week', amountMinor: null, usedMinor: 30_000, resetsAt: startMs + 3_600_000 },
      ],
      leftMinor: 70_000,
    })
  const openLimits = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Deposit limits/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Your deposit limits' })
    return within(within(sheet).getByRole('region', { name: '24 hours' }))
  }

  // RG-7
  it('each limit shows what is used and when it resets, and a lower one applies at once', async () => {
    const { calls } = show({
      ...methods,
      'limits.deposit': holding(),
      'limits.deposit.set': holding({ amountMinor: 50_000 }),
    })
    expect(await screen.findByRole('button', { name: /Deposit limits/ })).toHaveTextContent(
      '₱700.00 can still be deposited.',
    )
    const day = await openLimits()
    expect(day.getByText('Limit').closest('dl')).toHaveTextContent(
      /Limit₱1,000.00DepositedThe oldest deposit stops counting .*₱300.00Left₱700.00/,
    )
    await userEvent.click(day.getByRole('button', { name: 'Change this limit' }))
    expect(day.getByLabelText('New limit')).toHaveFocus()
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    expect(day.getByLabelText('New limit')).toHaveAccessibleDescription('Enter an amount.')
    await userEvent.type(day.getByLabelText('New limit'), '99999999999')
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    expect(day.getByLabelText('New limit')).toHaveAccessibleDescription(/₱10,000,000,000.00/)
    await userEvent.clear(day.getByLabelText('New limit'))
    await userEvent.type(day.getByLabelText('New limit'), '500')
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    expect(await day.findByText('₱500.00')).toBeInTheDocument()
    expect(day.getByRole('status')).toHaveTextContent('Your new limit applies from now on.')
    await waitFor(() => expect(day.getByRole('button', { name: 'Change this limit' })).toHaveFocus())
    expect(calls.find(({ id }) => id === 'limits.deposit.set')?.input).toMatchObject({
      body: { period: 'day', amountMinor: 50_000 },
    })
  })

  // RG-7
  it('what a limit leaves is asked again when the limit changes elsewhere, also after it was changed here', async () => {
    let left = 70_000
    const { events } = show({
      ...methods,
      'limits.deposit': () => ({ ...holding(), leftMinor: left }),
      'limits.deposit.set': { ...holding({ amountMinor: 50_000 }), leftMinor: 20_000 },
    })
    const line = (text: string) => screen.findByText(text, { exact: false })
    await line('₱700.00 can still be deposited.')
    const day = await openLimits()
    await userEvent.click(day.getByRole('button', { name: 'Change this limit' }))
    await userEvent.type(day.getByLabelText('New limit'), '500')
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    await line('₱200.00 can still be deposited.')
    left = 10_000
    act(() => events.say(limitChanged, { kind: 'deposit', period: 'day' }))
    await line('₱100.00 can still be deposited.')
  })

  it('a limit that could not be changed says why above its button, and keeps the amount', async () => {
    show({
      ...methods,
      'limits.deposit': holding(),
      'limits.deposit.set': () => {
        throw new CallError('network.offline', '', {})
      },
    })
    const day = await openLimits()
    await userEvent.click(day.getByRole('button', { name: 'Change this limit' }))
    await userEvent.type(day.getByLabelText('New limit'), '500')
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    expect(await day.findByRole('alert')).toHaveTextContent('You are offline')
    expect(day.getByLabelText('New limit')).toBeValid()
    expect(day.getByLabelText('New limit')).toHaveValue('500.00')
  })

  // RG-7
  it('a higher limit is confirmed after its 24 hours, or given up', async () => {
    const waits = (confirmableAt: number) => holding({ pending: { amountMinor: 300_000, confirmableAt } })
    const { calls } = show({
      ...methods,
      'limits.deposit': holding(),
      'limits.deposit.set': waits(Date.now() + 86_400_000),
      'limits.deposit.drop': waits(Date.now() - 1),
      'limits.deposit.confirm': holding({ amountMinor: 300_000 }),
    })
    const day = await openLimits()
    await userEvent.click(day.getByRole('button', { name: 'Change this limit' }))
    await userEvent.type(day.getByLabelText('New limit'), '3000')
    await userEvent.click(day.getByRole('button', { name: 'Save this limit' }))
    expect(await day.findByText('You asked for ₱3,000.00')).toBeInTheDocument()
    expect(day.getByRole('status')).toHaveTextContent('Your limit stays as it is.')
    expect(day.getByRole('button', { name: 'Confirm the change' })).toHaveAttribute('aria-disabled', 'true')
    // The answer of this test's gateway is a change whose time has come.
    await userEvent.click(day.getByRole('button', { name: 'Cancel the change' }))
    expect(await day.findByText(/The 24 hours are over/)).toBeInTheDocument()
    await userEvent.click(day.getByRole('button', { name: 'Confirm the change' }))
    expect(await day.findByText('₱3,000.00')).toBeInTheDocument()
    expect(day.getByRole('status')).toHaveTextContent('Your new limit applies from now on.')
    await waitFor(() => expect(day.getByRole('button', { name: 'Change this limit' })).toHaveFocus())
    expect(calls.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['limits.deposit.drop', 'limits.deposit.confirm']),
    )
  })
})

describe('deposits of verified members alone', () => {
  const plan = createTestPlan({ 'mf-member': { routes: [{ path: '/m/kyc' }] } })

  // KYC-2
  it('without the level that a deposit needs, the form gives way to the page of verification', async () => {
    const { location } = show({ 'deposit.methods': { ...offering([bank]), needsKyc: 'basic' } }, { plan })
    expect(await screen.findByText('Please verify your account first')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Verify now' }))
    expect(location()).toBe('/m/kyc')
  })

  it('an order that is open already can still be paid', async () => {
    const open = testDeposit('awaiting-payment', { id: 'D-open', method: 'demo-bank' })
    show({ 'deposit.methods': { ...offering([bank, wallet], [open]), needsKyc: 'full' } }, { plan })
    expect(await screen.findByText('You have an open deposit')).toBeInTheDocument()
  })

  // KYC-2
  it('a deposit that is refused for its level leads to the page of verification', async () => {
    const refuse = () => {
      throw new CallError('kyc.required', 'req-1', { level: 'basic' }, 403)
    }
    show({ 'deposit.methods': offering([bank]), 'deposit.create': refuse }, { plan })
    await userEvent.type(await amount(), '500')
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This needs a higher level of verification.')
    expect(screen.getByRole('link', { name: 'Verify now' })).toBeInTheDocument()
  })
})
