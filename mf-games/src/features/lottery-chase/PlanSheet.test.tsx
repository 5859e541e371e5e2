import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf } from '../../testing/launch'
import { testChase } from '../../testing/lottery-chase'
import {
  issueNo,
  nextIssueNo,
  tableAnswers,
  testFive,
  testIssue,
  testTerms,
} from '../../testing/lottery-table'
import { TableScreen } from '../lottery-table/TableScreen'

const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const plan = () => within(screen.getByRole('dialog', { name: 'Over several issues' }))
const slip = {
  five60: [
    {
      id: 1,
      play: 'five.front2.direct',
      picks: [[1, 2], [3]],
      units: 2,
      multiplier: 1,
      mode: '1',
      prizeGroup: 1950,
    },
  ],
}

type Options = NonNullable<Parameters<typeof renderGames>[1]>
/** A table whose slip has one line of 2.00, with the sheet of a plan open. */
async function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  if (sessionStorage.getItem('plaza.slip') === null)
    sessionStorage.setItem('plaza.slip', JSON.stringify(slip))
  const asked: unknown[] = []
  const view = renderGames(<TableScreen code="five60" />, {
    path: '/m/lottery?code=five60',
    session: testSession(),
    answers: {
      ...tableAnswers(),
      'lottery.chases.place': { chase: testChase(), balance: testBalanceOf(99_400, 9) },
      ...answers,
    },
    ...options,
    onEvents(events) {
      events.on('session:required', (payload) => asked.push(payload))
      events.sayHere('balance:changed', testBalanceOf(100_000, 1))
    },
  })
  await pass()
  const placed = () =>
    view.calls
      .filter(({ id }) => id === 'lottery.chases.place')
      .map(({ input }) => input as { body: Record<string, unknown>; idempotencyKey: string })
  return { ...view, placed, asked }
}
async function openPlan() {
  press('Slip, 1 line')
  await pass()
  press('Over several issues')
  await pass()
}
const setNumber = (name: string, value: string) =>
  fireEvent.change(plan().getByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('planning a slip over several issues', () => {
  // CHASE-2
  it('a plan has ten issues at the same stake and stops on a win, and shows the whole amount', async () => {
    await show()
    await openPlan()
    expect(plan().getByRole('checkbox', { name: 'Stop after a win' })).toBeChecked()
    expect(plan().getAllByRole('textbox', { name: /^Multiplier of 20261121-/ })).toHaveLength(10)
    expect(plan().getByRole('button', { name: 'Reserve ₱20.00' })).toBeInTheDocument()
  })

  // CHASE-3
  it('multipliers that rise by a rule are offered where the jurisdiction allows them, and nowhere else', async () => {
    await show({ 'lottery.table': { ...testTerms, allowsProgressive: true } })
    await openPlan()
    setNumber('How many issues', '3')
    press('Set the multipliers')
    expect(plan().getByRole('button', { name: 'Reserve ₱14.00' })).toBeInTheDocument()
    fireEvent.click(plan().getByRole('radio', { name: 'For a profit' }))
    press('Set the multipliers')
    expect(plan().getByRole('button', { name: 'Reserve ₱6.00' })).toBeInTheDocument()
  })

  // CHASE-2, CHASE-3
  it('where the stake may not rise, changing the multiplier of one issue changes all, also of issues added later', async () => {
    const { placed } = await show()
    await openPlan()
    setNumber('How many issues', '2')
    setNumber(`Multiplier of ${nextIssueNo}`, '2')
    setNumber('How many issues', '3')
    press('Reserve ₱12.00')
    await pass()
    expect(placed()[0]?.body['issues']).toMatchObject([
      { multiplier: 2 },
      { multiplier: 2 },
      { multiplier: 2 },
    ])
  })

  it('a plan offers no rule that raises the stake by itself', async () => {
    await show()
    await openPlan()
    expect(plan().queryByRole('button', { name: 'Set the multipliers' })).toBeNull()
  })

  // CHASE-2
  it('a plan is made once, with the multiplier of each issue, and the receipt has its number', async () => {
    const { placed } = await show({ 'lottery.table': { ...testTerms, allowsProgressive: true } })
    await openPlan()
    setNumber('How many issues', '2')
    setNumber(`Multiplier of ${nextIssueNo}`, '2')
    fireEvent.click(plan().getByRole('checkbox', { name: 'Stop after a win' }))
    press('Reserve ₱6.00')
    press('Reserve ₱6.00')
    await pass()
    expect(placed()).toHaveLength(1)
    expect(placed()[0]?.body).toMatchObject({
      lottery: 'five60',
      lines: [{ play: 'five.front2.direct', multiplier: 1, amountMinor: 200, prizes: [97_500_000] }],
      issues: [
        { issue: issueNo, multiplier: 1 },
        { issue: nextIssueNo, multiplier: 2 },
      ],
      stopsOnWin: false,
    })
    const receipt = within(screen.getByRole('dialog', { name: 'Plan made' }))
    expect(receipt.getByText('CH-0001')).toBeInTheDocument()
    expect(sessionStorage.getItem('plaza.slip')).toBeNull()
  })

  // CHASE-2
  it('a plan has at least 2 and at most 120 issues, whatever is typed', async () => {
    await show()
    await openPlan()
    setNumber('How many issues', '120')
    expect(plan().getByRole('button', { name: 'Reserve ₱240.00' })).toBeInTheDocument()
    setNumber('How many issues', '500')
    expect(plan().getByRole('alert')).toHaveTextContent('A whole number from 2 to 120')
    setNumber('How many issues', '1')
    fireEvent.blur(plan().getByRole('textbox', { name: 'How many issues' }))
    expect(plan().getByRole('alert')).toHaveTextContent('A whole number from 2 to 120')
    expect(plan().getByRole('button', { name: 'Reserve ₱240.00' })).toBeInTheDocument()
  })

  // CHASE-2
  it('an issue that closes while a plan is written is asked about, and the multipliers stay', async () => {
    const state = { lottery: testFive() }
    const { placed } = await show({ 'lottery.list': () => ({ lotteries: [state.lottery] }) })
    await openPlan()
    setNumber('How many issues', '2')
    setNumber(`Multiplier of ${issueNo}`, '3')
    state.lottery = testFive({ issue: testIssue(nextIssueNo, startMs + 60_000) })
    await pass(66_000)
    expect(plan().getByText(`Issue ${issueNo} closed. Start with ${nextIssueNo}?`)).toBeInTheDocument()
    press(`Start with ${nextIssueNo}`)
    expect(placed()).toEqual([])
    press('Reserve ₱12.00')
    await pass()
    expect(placed()[0]?.body['issues']).toEqual([
      { issue: nextIssueNo, multiplier: 3 },
      { issue: '20261121-0603', multiplier: 3 },
    ])
  })

  it('a plan that the balance does not cover offers the way to deposit, and the slip stays', async () => {
    const refuse = () => {
      throw new CallError('wallet.insufficient', 'req-7', {}, 409)
    }
    const { location } = await show({ 'lottery.chases.place': refuse })
    await openPlan()
    press('Reserve ₱20.00')
    await pass()
    press('Deposit')
    expect(location()).toBe('/m/voucherCenter')
    expect(sessionStorage.getItem('plaza.slip')).not.toBeNull()
  })

  it.each([
    ['the line goes down', { line: 5, issue: 3 }, 'Reserve ₱16.00'],
    ['the multiplier of the issue goes down with it', { line: 5, issue: 9 }, 'Reserve ₱14.00'],
  ])('a limit that a plan exceeds leaves with its offer: %s', async (_what, times, reserve) => {
    const lines = slip.five60.map((line) => ({ ...line, multiplier: times.line }))
    sessionStorage.setItem('plaza.slip', JSON.stringify({ five60: lines }))
    const value = { mostMinor: 1_200, line: 1, multiplier: 6, fittingMinor: 1_200 }
    const refuse = () => {
      throw new CallError('lottery.limit.order', 'req-9', value, 409)
    }
    await show({
      'lottery.chases.place': refuse,
      'lottery.table': { ...testTerms, allowsProgressive: true },
    })
    await openPlan()
    setNumber('How many issues', '2')
    setNumber(`Multiplier of ${nextIssueNo}`, String(times.issue))
    press(/^Reserve ₱/)
    await pass()
    press('Set line 1 to ₱12.00')
    await pass()
    expect(screen.queryByRole('button', { name: 'Set line 1 to ₱12.00' })).toBeNull()
    expect(plan().getByRole('button', { name: reserve })).toBeInTheDocument()
  })

  it('a visitor who plans is led to sign in, and comes back to the plan', async () => {
    const { asked, unmount } = await show({}, { session: null })
    await openPlan()
    expect(asked).toEqual([{ returnTo: '/m/lottery?code=five60&slip=plan', keepsPage: true }])
    unmount()
    await show({}, { path: '/m/lottery?code=five60&slip=plan' })
    expect(plan().getByRole('button', { name: 'Reserve ₱20.00' })).toBeInTheDocument()
  })

  // MONEY-2
  it('a plan that was refused because the session has expired keeps its issues and settings over the sign-in', async () => {
    const expired = () => {
      throw new CallError('session.expired', 'req-8', {}, 401)
    }
    const first = await show({ 'lottery.chases.place': expired })
    await openPlan()
    setNumber('How many issues', '2')
    setNumber(`Multiplier of ${nextIssueNo}`, '2')
    fireEvent.click(plan().getByRole('checkbox', { name: 'Stop after a win' }))
    press('Reserve ₱8.00')
    await pass()
    first.unmount()
    const second = await show({}, { path: '/m/lottery?code=five60&slip=plan' })
    expect(plan().getByRole('checkbox', { name: 'Stop after a win' })).not.toBeChecked()
    press('Reserve ₱8.00')
    await pass()
    expect(second.placed()[0]).toEqual(first.placed()[0])
  })

  // LEDGER-3
  it('a plan whose answer got lost is sent again with the same key, also after a reload', async () => {
    let tries = 0
    const place = () => {
      tries += 1
      if (tries === 1) throw new CallError('network.timeout', '', {}, 0)
      return { chase: testChase(), balance: testBalanceOf(99_400, 9) }
    }
    const first = await show({ 'lottery.chases.place': place })
    await openPlan()
    press('Reserve ₱20.00')
    await pass()
    first.unmount()
    const path = '/m/lottery?code=five60&slip=plan'
    const second = await show({ 'lottery.chases.place': place }, { path })
    press('Check and send again')
    await pass()
    expect(second.placed()[0]).toEqual(first.placed()[0])
    expect(screen.getByRole('dialog', { name: 'Plan made' })).toBeInTheDocument()
  })
})
