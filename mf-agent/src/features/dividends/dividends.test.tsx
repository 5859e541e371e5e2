import { CallError } from '@plaza/client'
import type { Dividend, dividendsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { testBalance, testPassword } from '../../testing/money'
import { DividendsScreen } from './DividendsScreen'

const dividend = (more: Partial<Dividend> = {}): Dividend => ({
  ...{ id: 'DV1', state: 'to-pay', member: 'agent02', period: 'monthly' },
  ...{
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    stakeMinor: 500_000,
    validMinor: 480_000,
    prizeMinor: 300_000,
  },
  ...{ rebateMinor: 2_000, bonusMinor: 1_000, salaryMinor: 3_000, netMinor: -194_000, activeUsers: 7 },
  ...{ carryMinor: -4_000, rate: 1_000, dividendMinor: 19_000, correctionMinor: 0, amountMinor: 19_000 },
  ...{ dueAt: 9_000, paidAt: null, ...more },
})
const report = (more: Partial<AnswerOf<typeof dividendsCall>> = {}): AnswerOf<typeof dividendsCall> => ({
  ...{ running: [], dividends: [dividend()], totals: { dueMinor: 19_000, paidMinor: 0 } },
  ...{
    pageNum: 1,
    totalPages: 1,
    total: 1,
    currency: 'PHP',
    withdrawableMinor: 100_000,
    ...testPassword,
    ...more,
  },
})
const show = (answers: Record<string, unknown>, path = '/m/member/agent/agentDivident?side=owed', type = 1) =>
  renderAgent(<DividendsScreen />, { session: testSession({ userName: 'agent01', type }), path, answers })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog', { name })
  await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
  await userEvent.click(within(question).getByRole('button', { name: 'Pay' }))
  return question
}

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the report of dividends', () => {
  // DIVIDEND-1
  it('the dividend report has all figures of a running period and of one that is over, and says that they are provisional', async () => {
    const running = dividend({
      id: null,
      state: 'calculating',
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
    })
    show({ 'dividends.report': report({ running: [running] }) }, '/m/member/agent/agentDivident')
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Period', 'To be paid', 'Total bets', 'Prizes', 'Rebates', 'Promotions', 'Salaries', 'Net P/L'],
      ...['Carried over', 'Dividend', 'Correction', 'Active people', 'Rate'],
    ])
    const [first, second] = within(table).getAllByRole('row').slice(1)
    expect(first).toHaveTextContent('Calculating')
    expect(second).toHaveTextContent(/To pay₱190\.00₱5,000\.00₱3,000\.00.*−₱1,940\.00.*710%/)
    expect(screen.getByText('Figures are provisional until paid.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })

  // DIVIDEND-1
  it('a dividend that is owed is paid with the withdrawal password and the amount that was shown', async () => {
    const pay = jest.fn(() => ({
      ...{ results: [{ id: 'DV1', code: null }], paidMinor: 19_000, balance: testBalance(81_000) },
    }))
    const { events } = show({ 'dividends.report': report(), 'agent.dividends.pay': pay })
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    await press('Pay ₱190.00 to agent02')
    await confirm('Pay ₱190.00?')
    await waitFor(() => expect(toasts).toEqual(['₱190.00 paid']))
    expect(pay).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { items: [{ id: 'DV1', amountMinor: 19_000 }], paymentPassword: '246810' },
      }),
    )
  })

  // DIVIDEND-1
  it('paying all dividends says how many were paid, and why one was not', async () => {
    const { events } = show({
      'dividends.report': report({
        dividends: [dividend(), dividend({ id: 'DV2', member: 'agent05' })],
        total: 2,
      }),
      'agent.dividends.pay': {
        ...{ paidMinor: 19_000, balance: testBalance(1_000) },
        results: [
          { id: 'DV1', code: null },
          { id: 'DV2', code: 'wallet.insufficient' },
        ],
      },
    })
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    await press('Pay all · ₱380.00')
    await confirm('Pay ₱380.00?')
    await waitFor(() => expect(toasts).toEqual(["Paid: 1 of 2. Your balance isn't enough for this."]))
  })

  it('a dividend whose amount has changed says so, and the report is read again', async () => {
    let amountMinor = 19_000
    show({
      'dividends.report': () => report({ dividends: [dividend({ amountMinor })] }),
      'agent.dividends.pay': () => {
        amountMinor = 18_000
        throw new CallError('dividend.changed', '', { amountMinor }, 409)
      },
    })
    await press('Pay ₱190.00 to agent02')
    await confirm('Pay ₱190.00?')
    expect(
      await screen.findByText('The amount has changed since. Check it and pay again.'),
    ).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Pay ₱180.00 to agent02' })).toBeInTheDocument()
  })

  it('a wrong withdrawal password for a dividend keeps the question open', async () => {
    show({
      'dividends.report': report(),
      'agent.dividends.pay': () => {
        throw new CallError('withdraw.password.wrong', '', { left: 4 }, 400)
      },
    })
    await press('Pay ₱190.00 to agent02')
    const question = await confirm('Pay ₱190.00?')
    expect(
      await within(question).findByText('Wrong withdrawal password. Attempts left: 4.'),
    ).toBeInTheDocument()
  })

  it('a player sees only its own dividends, or that there are none', async () => {
    show(
      { 'dividends.report': report({ dividends: [], total: 0, totals: { dueMinor: 0, paidMinor: 0 } }) },
      '/m/member/agent/agentDivident?side=owed',
      0,
    )
    expect(await screen.findByText('No dividends yet')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })

  const two = () => report({ dividends: [dividend(), dividend({ id: 'DV2', member: 'agent05' })], total: 2 })

  // DIVIDEND-1
  it('after a lost answer and a reload the question still says how many dividends are paid', async () => {
    const answers = {
      'dividends.report': two,
      'agent.dividends.pay': () => {
        throw new CallError('network.timeout', '', undefined, 0)
      },
    }
    const { unmount } = show(answers)
    await press('Pay all · ₱380.00')
    await confirm('Pay ₱380.00?')
    await screen.findByRole('button', { name: 'Did it arrive?' })
    unmount()
    show(answers)
    await press('Did it arrive?')
    expect(await screen.findByRole('alertdialog', { name: 'Pay ₱380.00?' })).toHaveTextContent(
      'Dividends: 2.',
    )
    sessionStorage.clear()
  })

  // DIVIDEND-1
  it('the dividend report is narrowed by status, kind of period and name, which are in its address', async () => {
    const asked = jest.fn(() => two())
    show({ 'dividends.report': asked })
    const choose = async (chip: string, option: string) => {
      await press(chip)
      const sheet = within(await screen.findByRole('dialog'))
      await userEvent.click(sheet.getByRole('button', { name: option }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    await choose('Status: Any status', 'Unpaid')
    await choose('Period: Any period', 'Monthly')
    await press('Search')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Username' }), 'agent0{Enter}')
    const query = { side: 'owed', state: 'unpaid', period: 'monthly', userName: 'agent0', pageNo: 1 }
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ query })))
    await press('Reset')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ query: { side: 'owed', pageNo: 1 } })),
    )
  })

  it('a filter without dividends says so, and shows everything again', async () => {
    const path = '/m/member/agent/agentDivident?side=owed&state=none&from=2026-11-01&to=2026-11-02'
    const asked = jest.fn(({ query }: { query: { state?: string } }) =>
      query.state ? report({ dividends: [], total: 0 }) : two(),
    )
    show({ 'dividends.report': asked }, path)
    expect(await screen.findByText('No dividends match')).toBeInTheDocument()
    await press('Show everything')
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  // DIVIDEND-1
  it('while balances are hidden neither the question, the lost answer nor what was paid shows an amount', async () => {
    let isLost = true
    const { events } = show({
      'dividends.report': two,
      'agent.dividends.pay': () => {
        if (isLost) throw new CallError('network.timeout', '', undefined, 0)
        return { results: [{ id: 'DV1', code: null }], paidMinor: 19_000, balance: testBalance(81_000) }
      },
    })
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    act(() => void events.say('balance:hidden', { isHidden: true }))
    await press('Pay the dividend of agent02')
    await confirm('Pay what is due?')
    expect(await screen.findByText('Your payment got no answer')).toBeInTheDocument()
    isLost = false
    await press('Did it arrive?')
    await confirm('Pay what is due?')
    await waitFor(() => expect(toasts).toEqual(['Paid']))
    expect(screen.queryByText(/₱\d/)).not.toBeInTheDocument()
    sessionStorage.clear()
  })

  it('no button of the dividend report shows an amount while balances are hidden', async () => {
    const { events } = show({ 'dividends.report': two })
    act(() => void events.say('balance:hidden', { isHidden: true }))
    expect(await screen.findByRole('button', { name: 'Pay all' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pay the dividend of agent02' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /₱/ })).not.toBeInTheDocument()
  })
})
