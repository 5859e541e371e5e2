import { CallError } from '@plaza/client'
import { betChanged, type Lottery } from '@plaza/contract/lottery'
import { limitChanged } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf } from '../../testing/launch'
import {
  issueNo,
  nextIssueNo,
  noOrders,
  tableAnswers,
  testTerms,
  testFive,
  testIssue,
  testOrder,
} from '../../testing/lottery-table'
import { TableScreen } from './TableScreen'

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (name: string | RegExp, within_ = screen) =>
  fireEvent.click(within_.getByRole('button', { name }))
const sheet = (name: string) => within(screen.getByRole('dialog', { name }))
const refused =
  (code: string, value: Record<string, unknown> = {}) =>
  () => {
    throw new CallError(code, 'req-7', value, 409)
  }

type Options = NonNullable<Parameters<typeof renderGames>[1]>
async function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const emitted: { name: string; payload: unknown }[] = []
  const view = renderGames(<TableScreen code="five60" />, {
    path: '/m/lottery?code=five60',
    session: testSession(),
    answers: { ...tableAnswers(), ...answers },
    ...options,
    onEvents(events) {
      for (const name of ['toast', 'session:required', 'money:inflight'] as const)
        events.on(name, (payload) => emitted.push({ name, payload }))
      events.sayHere('balance:changed', testBalanceOf(100_000, 1))
    },
  })
  await pass(50)
  const placed = () =>
    view.calls
      .filter(({ id }) => id === 'lottery.orders.place')
      .map(({ input }) => input as { body: object; idempotencyKey: string })
  return { ...view, placed, emittedOf: (name: string) => emitted.filter((one) => one.name === name) }
}

/** Chooses a play and picks 1 and 2 for the first digit, 3 for the second: two units. */
function pickTwo() {
  fireEvent.click(screen.getByRole('tab', { name: 'First two' }))
  const row = (name: string) => within(screen.getByRole('group', { name }))
  for (const number of ['1', '2']) press(number, row('1st digit') as unknown as typeof screen)
  press('3', row('2nd digit') as unknown as typeof screen)
}

/** What a table offers to a member whose agent gave it a lower prize group. */
const lowerTerms = { ...testTerms, prizeGroups: { least: 1800, own: 1900, step: 2 } }

/** Lotteries that a test can change, as the gateway would. */
function changing(first: Lottery) {
  const state = { lottery: first }
  return { state, answer: () => ({ lotteries: [state.lottery] }) }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('a betting table', () => {
  // RG-3
  it('a limit that is reached in another tab closes the table for bets, keeps the slip, and opens it when the limit is higher', async () => {
    const limit = { kind: 'wager', period: 'day', used: 5_000, resetsAt: startMs + 3_600_000 }
    let amount = 5_000
    const { events } = await show({
      'limits.list': () => ({ limits: [{ ...limit, amount }], currency: 'PHP' }),
    })
    pickTwo()
    press('Bet')
    await pass(50)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    const change = () => {
      act(() => events.say(limitChanged, { kind: 'wager', period: 'day' }))
      return pass(500)
    }
    await change()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent("You've reached the bet limit you set.")
    expect(screen.getByRole('button', { name: 'Limit reached' })).toHaveAttribute('aria-disabled', 'true')
    amount = 6_000
    await change()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Bet' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  // DRAW-5
  // TABLE-5
  it('a choice that cannot win its stake back is marked before it is added or bet', async () => {
    await show()
    fireEvent.click(screen.getByRole('tab', { name: 'First two' }))
    for (const row of ['1st digit', '2nd digit'])
      fireEvent.click(within(screen.getByRole('group', { name: row })).getByRole('button', { name: 'All' }))
    expect(screen.getByText('Wins ₱97.50 at most, less than its stake')).toBeInTheDocument()
    expect(screen.queryByText(/Win up to/)).toBeNull()
  })

  it('a lottery of e-lottery alone has a table, and what is bet there has its mode', async () => {
    const lottery = testFive({ prizeModes: ['Elott'] })
    const listed: unknown[] = []
    const { placed } = await show({
      'lottery.list': ({ query }: { query: { prizeMode: string } }) => {
        listed.push(query.prizeMode)
        return { lotteries: query.prizeMode === 'Elott' ? [lottery] : [] }
      },
    })
    await pass(50)
    expect(listed).toEqual(['Lott', 'Elott'])
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(placed()[0]?.body).toMatchObject({ prizeMode: 'Elott' })
  })

  // TABLE-1
  it('a table shows units, total and highest prize of what is picked, before anything is staked', async () => {
    await show()
    expect(screen.getByText('Pick your numbers first')).toBeInTheDocument()
    pickTwo()
    expect(screen.getByText('2 units')).toBeInTheDocument()
    expect(screen.getByText('₱2.00')).toBeInTheDocument()
    expect(screen.getByText('Win up to ₱97.50')).toBeInTheDocument()
  })

  // LOTTERY-5
  it('the last draw is shown with its sum', async () => {
    await show()
    expect(screen.getByText('Sum 15')).toBeInTheDocument()
  })

  it('the prize of a unit and the rebate follow the slider', async () => {
    await show()
    pickTwo()
    fireEvent.change(screen.getByRole('slider', { name: 'Prize and rebate' }), { target: { value: '1800' } })
    expect(screen.getByText('Group 1800 · rebate 7.5%')).toBeInTheDocument()
    expect(screen.getByText('₱90.00')).toBeInTheDocument()
    expect(screen.getByText('Win up to ₱90.00')).toBeInTheDocument()
  })

  // TABLE-2, LOTTERY-6
  it('lines that were added above the own prize group are lowered to it, and are placed at it', async () => {
    const visit = await show({}, { session: null })
    pickTwo()
    press('Add')
    visit.unmount()
    const { placed, emittedOf } = await show({ 'lottery.table': lowerTerms })
    const said = '1 line on your slip now has your prize group 1900'
    expect(emittedOf('toast').map(({ payload }) => payload)).toMatchObject([{ text: said }])
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(placed()[0]?.body).toMatchObject({ lines: [{ prizeGroup: 1900, prizes: [950_000_000 / 10] }] })
  })

  // TABLE-2, LOTTERY-6
  it('a bet that is refused because the prize group fell is placed again at the new one', async () => {
    let terms: object = testTerms
    const { placed, calls } = await show({
      'lottery.table': () => terms,
      'lottery.orders.place': refused('lottery.group.invalid', { line: 1, largest: 1900 }),
    })
    pickTwo()
    press('Bet')
    await pass(50)
    terms = lowerTerms
    press('Place ₱2.00')
    await pass(100)
    expect(calls.filter(({ id }) => id === 'lottery.table')).toHaveLength(2)
    press('Place ₱2.00')
    await pass(50)
    expect(placed().map(({ body }) => (body as { lines: unknown }).lines)).toMatchObject([
      [{ prizeGroup: 1950 }],
      [{ prizeGroup: 1900 }],
    ])
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(screen.getByText(/^Group 1900/)).toBeInTheDocument()
  })

  // TABLE-1
  it('the tools of many rows are shown one row at a time, and fill it', async () => {
    await show()
    const row = (name: string) => within(screen.getByRole('group', { name }))
    expect(screen.queryByRole('button', { name: 'Big' })).toBeNull()
    fireEvent.click(row('1st digit').getByRole('button', { name: 'Fill 1st digit' }))
    fireEvent.click(row('1st digit').getByRole('button', { name: 'Big' }))
    expect(row('1st digit').getAllByRole('button', { pressed: true })).toHaveLength(6)
    fireEvent.click(row('2nd digit').getByRole('button', { name: 'Fill 2nd digit' }))
    expect(row('1st digit').queryByRole('button', { name: 'Big' })).toBeNull()
    expect(row('2nd digit').getByRole('button', { name: 'Big' })).toBeInTheDocument()
  })

  it('multiplier and price of a unit change the total', async () => {
    await show()
    pickTwo()
    fireEvent.change(screen.getByRole('textbox', { name: 'Multiplier' }), { target: { value: '50' } })
    fireEvent.click(screen.getByRole('radio', { name: '₱0.10' }))
    expect(screen.getByText('₱10.00')).toBeInTheDocument()
    expect(screen.getByText('Win up to ₱487.50')).toBeInTheDocument()
  })

  it('ten thousand pasted lines are read as they are, and shown without the lines that would make the field slow', async () => {
    await show()
    fireEvent.click(screen.getByRole('tab', { name: 'First two' }))
    press('Type or paste')
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tickets' })
    const lines = Array.from({ length: 10_000 }, (_, index) => String(index % 100).padStart(2, '0'))
    fireEvent.paste(field, { clipboardData: { getData: () => lines.join('\n') } })
    expect(screen.getByText('100 valid, 9,900 duplicate, 0 invalid')).toBeInTheDocument()
    expect(field.value).not.toContain('\n')
  })

  it('pasted tickets are counted as valid, duplicate and invalid, with the list of the invalid', async () => {
    await show()
    fireEvent.click(screen.getByRole('tab', { name: 'First two' }))
    press('Type or paste')
    fireEvent.change(screen.getByRole('textbox', { name: 'Tickets' }), { target: { value: '12, 34 12\n5x' } })
    expect(screen.getByText('2 valid, 1 duplicate, 1 invalid')).toBeInTheDocument()
    expect(screen.getByText('5x')).toBeInTheDocument()
    expect(screen.getByText('2 units')).toBeInTheDocument()
  })

  it('a chip stakes on an option of an odds board, and the same stake on all', async () => {
    await show()
    fireEvent.click(screen.getByRole('tab', { name: 'Two sides' }))
    press('5')
    press('Two sides of the total')
    const total = within(screen.getByRole('group', { name: 'Total of five' }))
    fireEvent.click(total.getByRole('button', { name: /^Big/ }))
    fireEvent.click(total.getByRole('button', { name: /^Odd/ }))
    expect(screen.getByText('₱10.00')).toBeInTheDocument()
    press('100')
    expect(screen.getByText('₱200.00')).toBeInTheDocument()
    expect(screen.getByText('Win up to ₱390.00')).toBeInTheDocument()
  })

  it('past draws stand at the numbers when they are asked for, with what they do not mean', async () => {
    const results = [
      [4, 2, 0, 0, 0],
      [1, 2, 0, 0, 0],
    ].map((numbers, index) => ({
      no: `20261121-060${index}`,
      drawAt: startMs - index,
      numbers,
    }))
    await show({ 'lottery.trend': { results } })
    fireEvent.click(screen.getByRole('tab', { name: 'First two' }))
    press('Past draws')
    await pass(50)
    expect(screen.getByText(/Past draws do not influence future ones/)).toBeInTheDocument()
    const first = within(screen.getByRole('group', { name: '1st digit' }))
    expect(first.getByRole('button', { name: /^1.*1 draw ago/ })).toBeInTheDocument()
    expect(first.getByRole('button', { name: /^4.*0 draws ago/ })).toBeInTheDocument()
  })

  it('whether numbers were picked or odds taken last is remembered for its lottery', async () => {
    const { unmount } = await show()
    fireEvent.click(screen.getByRole('tab', { name: 'Dragon tiger' }))
    unmount()
    await show()
    expect(screen.getByRole('tab', { name: 'Two sides' })).toHaveAttribute('aria-selected', 'true')
  })

  // TABLE-1
  it('rules, odds formula and return of a play are one tap away', async () => {
    await show()
    press('Rules')
    await pass(50)
    const rules = sheet('Direct')
    expect(rules.getByText(/all outcomes ÷ winning outcomes/)).toBeInTheDocument()
    expect(rules.getByText(/97.5% come back/)).toBeInTheDocument()
  })

  it('the table of a code that no lottery has leads to the others', async () => {
    const { location } = await show({ 'lottery.list': { lotteries: [] } })
    press('All lotteries')
    expect(location()).toBe('/m/lottery')
  })
})

describe('time on a betting table', () => {
  const twoHours = 7_200_000

  // TABLE-1
  it.each([twoHours, -twoHours])(
    'selling is locked one second before the close by the server’s clock, although the phone is %s ms off',
    async (clockOffsetMs) => {
      const lottery = testFive({ issue: testIssue(issueNo, startMs + clockOffsetMs) })
      await show({ 'lottery.list': { lotteries: [lottery] } }, { clockOffsetMs })
      pickTwo()
      await pass(53_900)
      expect(screen.getByRole('button', { name: 'Bet' })).not.toHaveAttribute('aria-disabled')
      await pass(100)
      expect(screen.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-disabled', 'true')
    },
  )

  // TABLE-1
  it('the time on the page is counted by the server’s clock', async () => {
    await show({}, { clockOffsetMs: twoHours })
    await pass(62_000)
    expect(screen.getByText('0:01:01')).toBeInTheDocument()
  })
})

describe('a bet from the table', () => {
  // TABLE-2
  it('a bet is confirmed with lottery, issue, closing time, lines, total and highest prize, and placed once', async () => {
    const { placed, emittedOf } = await show()
    pickTwo()
    press('Bet')
    await pass(50)
    const confirm = sheet('Confirm your bet')
    for (const text of ['Pearl Five', /20261121-0601/, '₱97.50', '₱2.00'])
      expect(confirm.getAllByText(text).length).toBeGreaterThan(0)
    press('Place ₱2.00', confirm as unknown as typeof screen)
    press('Place ₱2.00', confirm as unknown as typeof screen)
    await pass(50)
    expect(placed()).toHaveLength(1)
    expect(placed()[0]).toMatchObject({
      body: {
        lottery: 'five60',
        issue: issueNo,
        prizeChanges: 'never',
        lines: [
          { play: 'five.front2.direct', picks: [[1, 2], [3]], multiplier: 1, mode: '1', amountMinor: 200 },
        ],
      },
    })
    expect(emittedOf('money:inflight').map(({ payload }) => (payload as { state: string }).state)).toEqual([
      'begun',
      'ended',
    ])
    const receipt = sheet('Bet placed')
    expect(receipt.getByText('LO-0001')).toBeInTheDocument()
    expect(receipt.getByText('Playable after').parentElement).toHaveTextContent('₱998.00')
    expect(sessionStorage.getItem('plaza.slip')).toBeNull()
  })

  it('a visitor who bets is led to sign in, with the slip waiting', async () => {
    const { emittedOf, placed } = await show({}, { session: null })
    pickTwo()
    press('Bet')
    expect(emittedOf('session:required')[0]?.payload).toEqual({
      returnTo: '/m/lottery?code=five60&slip=bet',
      keepsPage: true,
    })
    expect(JSON.parse(sessionStorage.getItem('plaza.slip') ?? '{}')).toMatchObject({
      five60: [{ play: 'five.front2.direct', units: 2 }],
    })
    expect(placed()).toEqual([])
  })

  // TABLE-2
  it('after signing in the confirmation of the waiting slip is open', async () => {
    const { unmount } = await show({}, { session: null })
    pickTwo()
    press('Bet')
    unmount()
    await show({}, { path: '/m/lottery?code=five60&slip=bet' })
    expect(sheet('Confirm your bet').getByRole('button', { name: 'Place ₱2.00' })).toBeInTheDocument()
  })

  // TABLE-2
  it('an issue that closes during the confirmation is asked about, and never replaced silently', async () => {
    const { state, answer } = changing(testFive())
    const { placed } = await show({ 'lottery.list': answer })
    pickTwo()
    press('Bet')
    await pass(54_100)
    const confirm = sheet('Confirm your bet')
    expect(confirm.getByText(`Issue ${issueNo} closed.`)).toBeInTheDocument()
    state.lottery = testFive({ issue: testIssue(nextIssueNo, startMs + 60_000) })
    await pass(12_000)
    expect(confirm.getByText(`Issue ${issueNo} closed. Place on ${nextIssueNo}?`)).toBeInTheDocument()
    expect(placed()).toEqual([])
    press(`Place on ${nextIssueNo}`, confirm as unknown as typeof screen)
    await pass(50)
    expect(placed()).toMatchObject([{ body: { issue: nextIssueNo } }])
  })

  it('a confirmation that opens while nothing is for sale is about the next issue as soon as that sells', async () => {
    const { unmount } = await show({}, { session: null })
    pickTwo()
    press('Bet')
    unmount()
    // Without the lotteries of this visit, of which one still sells.
    localStorage.clear()
    const { state, answer } = changing(testFive({ issue: testIssue(issueNo, startMs - 55_000) }))
    const { placed } = await show({ 'lottery.list': answer }, { path: '/m/lottery?code=five60&slip=bet' })
    const confirm = sheet('Confirm your bet')
    expect(confirm.getByRole('button', { name: 'Place ₱2.00' })).toHaveAccessibleDescription(
      'This issue is closed. The next one opens shortly.',
    )
    state.lottery = testFive({ issue: testIssue(nextIssueNo, startMs) })
    await pass(12_000)
    press('Place ₱2.00', confirm as unknown as typeof screen)
    await pass(50)
    expect(placed()).toMatchObject([{ body: { issue: nextIssueNo } }])
  })

  it('a bet that arrives after the close keeps the slip and offers the next issue', async () => {
    const { placed } = await show({ 'lottery.orders.place': refused('lottery.issue.closed') })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(sheet('Confirm your bet').getByText(`Issue ${issueNo} closed.`)).toBeInTheDocument()
    expect(placed()).toHaveLength(1)
    expect(sessionStorage.getItem('plaza.slip')).not.toBeNull()
  })

  it('a lottery that is closed during the confirmation says so and until when, and offers others, not its next issue', async () => {
    const { state, answer } = changing(testFive())
    const { placed } = await show({ 'lottery.list': answer })
    pickTwo()
    press('Bet')
    state.lottery = testFive({ isOpen: false, reopensAt: startMs + 86_400_000 })
    await pass(54_100)
    await pass(12_000)
    const confirm = sheet('Confirm your bet')
    expect(confirm.getByText('This lottery is closed at the moment.')).toBeInTheDocument()
    expect(confirm.getByText(/^It opens Nov 22, 2026, 18:00 GMT\+8\./)).toBeInTheDocument()
    expect(confirm.queryByText(/The next one opens|Place on/)).toBeNull()
    expect(confirm.getByRole('button', { name: 'Other lotteries' })).toBeInTheDocument()
    expect(placed()).toEqual([])
  })

  it('a bet on a lottery that was just closed keeps the slip, and offers others', async () => {
    await show({ 'lottery.orders.place': refused('lottery.closed') })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(sheet('Confirm your bet').getByText('Your slip is kept.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Other lotteries' })).toBeInTheDocument()
  })

  it('a limit offers the largest amount that fits, and one tap takes it', async () => {
    const value = { mostMinor: 20_000_000, line: 1, multiplier: 5, fittingMinor: 1_000 }
    await show({ 'lottery.orders.place': refused('lottery.limit.order', value) })
    pickTwo()
    fireEvent.change(screen.getByRole('textbox', { name: 'Multiplier' }), { target: { value: '10' } })
    press('Bet')
    await pass(50)
    press('Place ₱20.00')
    await pass(50)
    press('Set line 1 to ₱10.00')
    expect(screen.queryByRole('button', { name: 'Set line 1 to ₱10.00' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Place ₱10.00' })).toBeInTheDocument()
  })

  // TABLE-2
  it('changed odds are shown old and new, and placed only when accepted', async () => {
    const lines = [{ line: 1, shown: [97_500_000, 97_500_000], now: [96_000_000, 96_000_000] }]
    const { placed } = await show({ 'lottery.orders.place': refused('lottery.prize.changed', { lines }) })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(screen.getByText(/^Line 1:/).closest('li')).toHaveTextContent(/^Line 1: ₱97.50 → ₱96.00$/)
    press('Place at the new odds')
    await pass(50)
    // A change after that is asked about again.
    const sent = placed().map(({ body }) => body as { prizeChanges: string; lines: { prizes: number[] }[] })
    expect(sent.map(({ prizeChanges }) => prizeChanges)).toEqual(['never', 'never'])
    expect(sent[1]?.lines[0]?.prizes).toEqual([96_000_000, 96_000_000])
  })

  // RG-11
  it('the first bet shows the information where it is placed, and is sent once that is confirmed', async () => {
    let isRead = false
    const { placed } = await show({
      'lottery.orders.place': () => {
        throw new CallError(isRead ? 'wallet.insufficient' : 'information.required', '', {}, 403)
      },
      'responsible.informed': () => {
        isRead = true
        return { readAt: startMs }
      },
    })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(screen.getByRole('heading', { name: 'Before your first bet' })).toBeInTheDocument()
    press('I have read this')
    await pass(50)
    expect(screen.getByText('Thank you. You can place your bet now.')).toBeInTheDocument()
    press('Place ₱2.00')
    await pass(50)
    expect(placed()).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeInTheDocument()
  })

  it('too small a balance offers the way to deposit, and the slip stays', async () => {
    const { location } = await show({ 'lottery.orders.place': refused('wallet.insufficient') })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    press('Deposit')
    expect(location()).toBe('/m/voucherCenter')
    expect(sessionStorage.getItem('plaza.slip')).not.toBeNull()
  })

  it.each([
    ['lottery.pick.invalid', { problem: 'double' }, 'A number is in it twice.'],
    [
      'lottery.stake.invalid',
      { field: 'multiplier', problem: 'range' },
      'Its multiplier has to be a whole number from 1 to 9,999.',
    ],
    [
      'lottery.stake.invalid',
      { field: 'amountMinor' },
      "Its amount doesn't match its units, multiplier and unit price.",
    ],
    [
      'lottery.group.invalid',
      { largest: 1900 },
      'Your prize group is lower now. Check the prizes of the slip, then place it again.',
    ],
  ])(
    'a line that does not fit is named with what is wrong with it: %s with %j',
    async (code, value, text) => {
      await show({ 'lottery.orders.place': refused(code, { line: 1, ...value }) })
      pickTwo()
      press('Bet')
      await pass(50)
      press('Place ₱2.00')
      await pass(50)
      const notice = screen.getByText("Line 1 can't be placed").closest('[role=alert]')
      expect(notice).toHaveTextContent(text)
    },
  )

  it('one notice says that an answer could not be read, and what is safe to do', async () => {
    await show({ 'lottery.orders.place': refused('answer.invalid') })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(screen.getByText(/^We didn't get an answer\. Nothing is lost/)).toBeInTheDocument()
    expect(screen.queryByText('Did your ₱2.00 reach us?')).toBeNull()
    expect(screen.getByRole('button', { name: 'Check and send again' })).toBeInTheDocument()
  })

  // LEDGER-3
  it('a lost answer is asked for again with the same key, also after a reload', async () => {
    let tries = 0
    const place = () => {
      tries += 1
      if (tries === 1) throw new CallError('network.timeout', '', {}, 0)
      return { order: testOrder(), balance: testBalanceOf(99_800, 9) }
    }
    const first = await show({ 'lottery.orders.place': place })
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    first.unmount()
    const second = await show({ 'lottery.orders.place': place }, { path: '/m/lottery?code=five60&slip=bet' })
    press('Check and send again')
    await pass(50)
    expect(second.placed()[0]).toEqual(first.placed()[0])
    expect(sheet('Bet placed').getByText('LO-0001')).toBeInTheDocument()
  })
})

describe('betting the same again', () => {
  async function placeTwo() {
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
  }

  // TABLE-6
  it('a receipt puts its lines on the slip for the issue that sells by then, once for two taps', async () => {
    const { placed } = await show()
    await placeTwo()
    const again = screen.getByRole('button', { name: 'Bet again' })
    fireEvent.click(again)
    fireEvent.click(again)
    await pass(50)
    expect(sheet('Your slip').getByText('1 line')).toBeInTheDocument()
    press('Bet', sheet('Your slip') as unknown as typeof screen)
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    expect(placed()).toHaveLength(2)
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('a slip that the address asks for is open once, and not again on the way back', async () => {
    const { unmount } = await show()
    pickTwo()
    press('Add')
    unmount()
    const { location } = await show({}, { path: '/m/lottery?code=five60&slip=lines&prize_mode=Lott' })
    expect(sheet('Your slip').getByText('1 line')).toBeInTheDocument()
    expect(location()).toBe('/m/lottery?code=five60&prize_mode=Lott')
  })

  it('the slip of a closed lottery is kept, says until when, and leads to others', async () => {
    const { unmount } = await show()
    pickTwo()
    press('Add')
    unmount()
    localStorage.clear()
    const closed = testFive({ isOpen: false, reopensAt: startMs + 86_400_000 })
    await show({ 'lottery.list': { lotteries: [closed] } }, { path: '/m/lottery?code=five60&slip=lines' })
    const slip = sheet('Your slip')
    expect(slip.getByText('This lottery is closed at the moment.')).toBeInTheDocument()
    expect(slip.getByText(/^It opens Nov 22, 2026, 18:00 GMT\+8\. Your slip is kept\.$/)).toBeInTheDocument()
    expect(slip.queryByRole('button', { name: 'Bet' })).toBeNull()
  })

  // TABLE-7
  it('numbers stay on the table after their bet where that is wanted, and this is remembered', async () => {
    const { unmount } = await show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep my numbers after a bet' }))
    await placeTwo()
    press('Continue')
    await pass(500)
    expect(screen.getByText('2 units')).toBeInTheDocument()
    unmount()
    await show()
    expect(screen.getByRole('checkbox', { name: 'Keep my numbers after a bet' })).toBeChecked()
  })

  it('numbers leave the table with their bet where nothing else is wanted', async () => {
    await show()
    await placeTwo()
    press('Continue')
    await pass(500)
    expect(screen.getByText('Pick your numbers first')).toBeInTheDocument()
  })
})

describe('a bet whose answer got lost', () => {
  const losing = (lotteries = [testFive()]) => {
    const answers: (() => unknown)[] = [refused('network.timeout')]
    const place = () =>
      (answers.shift() ?? (() => ({ order: testOrder(), balance: testBalanceOf(99_800, 9) })))()
    return { answers, calls: { 'lottery.list': { lotteries }, 'lottery.orders.place': place } }
  }
  async function lose(calls: Record<string, unknown>) {
    const first = await show(calls)
    pickTwo()
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    first.unmount()
    return first.placed()[0]
  }

  // TABLE-2, LEDGER-3
  it('after a reload the table says that a bet has no answer yet, and asks for it', async () => {
    const { calls } = losing()
    const sent = await lose(calls)
    const { placed } = await show(calls)
    expect(screen.getByText('Did your bet of ₱2.00 reach us?')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(`Pearl Five, issue ${issueNo}`))).toBeInTheDocument()
    press('Check now')
    await pass(50)
    press('Check and send again', sheet('Confirm your bet') as unknown as typeof screen)
    await pass(50)
    expect(placed()).toEqual([sent])
    expect(sheet('Bet placed').getByText('LO-0001')).toBeInTheDocument()
    press('Continue')
    await pass(50)
    expect(screen.queryByText('Did your bet of ₱2.00 reach us?')).toBeNull()
    expect(sessionStorage.getItem('plaza.slip')).toBeNull()
  })

  it('what was added to the slip meanwhile is neither shown as sent nor removed', async () => {
    const { calls } = losing()
    await lose(calls)
    await show(calls)
    pickTwo()
    press('Add')
    press('Check now')
    await pass(50)
    expect(sheet('Confirm your bet').getByText('₱2.00')).toBeInTheDocument()
    press('Check and send again')
    await pass(50)
    press('Continue')
    await pass(50)
    expect(screen.getByRole('button', { name: 'Slip, 1 line' })).toBeInTheDocument()
  })

  it('a lost bet whose issue has closed in the meantime names that issue and offers the next one', async () => {
    const { calls, answers } = losing()
    await lose(calls)
    answers.push(refused('lottery.issue.closed'))
    const next = testFive({ issue: testIssue(nextIssueNo, startMs) })
    await show({ ...calls, 'lottery.list': { lotteries: [next] } })
    press('Check now')
    await pass(50)
    press('Check and send again')
    await pass(50)
    expect(screen.getByText(`Issue ${issueNo} closed. Place on ${nextIssueNo}?`)).toBeInTheDocument()
  })

  const others = [testFive({ code: 'five180', name: { en: 'Lagoon Five' } }), testFive()]
  const elsewhere = () => {
    const slips = JSON.parse(sessionStorage.getItem('plaza.slip') ?? '{}') as Record<string, unknown>
    const bet = (sessionStorage.getItem('plaza.bet') ?? '').replaceAll('five60', 'five180')
    sessionStorage.setItem('plaza.bet', bet)
    sessionStorage.setItem(
      'plaza.slip',
      JSON.stringify({ five60: slips['five60'], five180: slips['five60'] }),
    )
  }

  // TABLE-2
  it('at the table of another lottery, the receipt is of its own lottery, and so is the slip that is placed', async () => {
    const { calls, answers } = losing(others)
    await lose(calls)
    elsewhere()
    answers.push(() => ({ order: testOrder({ lottery: 'five180' }), balance: testBalanceOf(99_800, 9) }))
    await show(calls)
    expect(screen.getByText(new RegExp(`Lagoon Five, issue ${issueNo}`))).toBeInTheDocument()
    press('Check now')
    await pass(50)
    press('Check and send again')
    await pass(50)
    expect(sheet('Bet placed').getByText(`Lagoon Five, issue ${issueNo}`)).toBeInTheDocument()
    expect(Object.keys(JSON.parse(sessionStorage.getItem('plaza.slip') ?? '{}') as object)).toEqual([
      'five60',
    ])
  })

  it('at the table of another lottery, a refusal names its lottery, and is not taken for one of this table', async () => {
    const { calls, answers } = losing(others)
    await lose(calls)
    elsewhere()
    answers.push(refused('lottery.issue.closed'))
    await show(calls)
    press('Check now')
    await pass(50)
    press('Check and send again')
    await pass(50)
    const confirm = sheet('Confirm your bet')
    expect(confirm.getByText(`Your bet on Lagoon Five, issue ${issueNo}, was not placed`)).toBeInTheDocument()
    expect(confirm.getByRole('button', { name: 'Place ₱2.00' })).toBeInTheDocument()
  })
})

// LEDGER-3
it('a copy of the tab places the same slip under the same key; the same lines on a new slip have another', async () => {
  const first = await show()
  pickTwo()
  press('Add')
  const copied = sessionStorage.getItem('plaza.slip') ?? ''
  const bet = async () => {
    press('Bet')
    await pass(50)
    press('Place ₱2.00')
    await pass(50)
    press('Continue')
    await pass(50)
  }
  await bet()
  pickTwo()
  await bet()
  first.unmount()
  sessionStorage.clear()
  sessionStorage.setItem('plaza.slip', copied)
  const copy = await show()
  await bet()
  const [one, two] = first.placed().map(({ idempotencyKey }) => idempotencyKey)
  expect(copy.placed().map(({ idempotencyKey }) => idempotencyKey)).toEqual([one])
  expect(two).not.toBe(one)
})

describe('the slip of a table', () => {
  // TABLE-2
  it('a line that was added can be changed and removed, and is there after a reload', async () => {
    const { unmount } = await show()
    pickTwo()
    press('Add')
    unmount()
    await show()
    press('Slip, 1 line')
    await pass(50)
    const slip = sheet('Your slip')
    fireEvent.change(slip.getByRole('textbox', { name: 'Multiplier of line 1' }), { target: { value: '3' } })
    expect(slip.getAllByText('₱6.00').length).toBeGreaterThan(0)
    press('Remove line 1', slip as unknown as typeof screen)
    expect(slip.getByText('Your slip is empty')).toBeInTheDocument()
  })

  it('the confirmation says that both sides of an even bet are no turnover', async () => {
    await show()
    fireEvent.click(screen.getByRole('tab', { name: 'Two sides' }))
    press('Two sides of the total')
    const total = within(screen.getByRole('group', { name: 'Total of five' }))
    fireEvent.click(total.getByRole('button', { name: /^Big/ }))
    fireEvent.click(total.getByRole('button', { name: /^Small/ }))
    press('Bet')
    await pass(50)
    expect(sheet('Confirm your bet').getByText('You bet on both sides')).toBeInTheDocument()
  })

  // TABLE-2
  it('a line is changed on the table: its numbers are picked there, and what is added takes its place', async () => {
    const { emittedOf } = await show()
    pickTwo()
    press('Add')
    press('Slip, 1 line')
    await pass(50)
    press('Change line 1', sheet('Your slip') as unknown as typeof screen)
    await pass(500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText("You're changing line 1 of your slip")).toBeInTheDocument()
    const second = within(screen.getByRole('group', { name: '2nd digit' }))
    expect(second.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(second.getByRole('button', { name: '4' }))
    press('Replace')
    expect(screen.queryByText(/You're changing/)).toBeNull()
    expect(emittedOf('toast').at(-1)?.payload).toMatchObject({ text: 'Line 1 of your slip is changed' })
    expect(JSON.parse(sessionStorage.getItem('plaza.slip') ?? '{}')).toMatchObject({
      five60: [
        {
          picks: [
            [1, 2],
            [3, 4],
          ],
          units: 4,
        },
      ],
    })
  })

  it('a line that is kept as it was stays on the slip, and so do others that are removed meanwhile', async () => {
    await show()
    pickTwo()
    press('Add')
    press('Slip, 1 line')
    await pass(50)
    press('Change line 1')
    await pass(500)
    press('Keep it as it was')
    expect(screen.getByText('1 line on your slip')).toBeInTheDocument()
    press('Slip, 1 line')
    await pass(50)
    press('Change line 1')
    await pass(500)
    press('Slip, 1 line')
    await pass(50)
    press('Remove line 1')
    press('Close')
    await pass(500)
    // The line has gone: what is chosen is added like anything else.
    press('Add')
    expect(screen.getByRole('button', { name: 'Slip, 1 line' })).toBeInTheDocument()
  })

  it('five random tickets go onto the slip at once', async () => {
    await show()
    press('Random numbers')
    await pass(50)
    press('5 random')
    await pass(50)
    expect(screen.getByRole('button', { name: 'Slip, 5 lines' })).toBeInTheDocument()
  })
})

describe('saved numbers', () => {
  async function openSaved() {
    press('Saved numbers')
    await pass(50)
    return sheet('Saved numbers')
  }

  // TABLE-8
  it('what is picked is saved under a name, picked again after a reload, and deleted', async () => {
    const { unmount } = await show()
    pickTwo()
    const first = await openSaved()
    fireEvent.change(first.getByRole('textbox', { name: 'Name' }), { target: { value: 'Birthdays' } })
    const save = first.getByRole('button', { name: 'Save what is picked' })
    fireEvent.click(save)
    fireEvent.click(save)
    expect(first.getAllByRole('listitem')).toHaveLength(1)
    unmount()
    sessionStorage.clear()
    const { emittedOf } = await show()
    press('Use Birthdays', (await openSaved()) as unknown as typeof screen)
    await pass(500)
    expect(screen.getByText('2 units')).toBeInTheDocument()
    expect(emittedOf('toast').at(-1)?.payload).toMatchObject({ text: 'Birthdays is picked on the table' })
    const again = await openSaved()
    press('Delete Birthdays', again as unknown as typeof screen)
    expect(again.getByText('No saved numbers yet')).toBeInTheDocument()
  })

  it('nothing is saved while nothing is picked, and the button says why', async () => {
    await show()
    const saved = await openSaved()
    expect(saved.getByRole('button', { name: 'Save what is picked' })).toHaveAccessibleDescription(
      'Pick your numbers first',
    )
  })

  it('numbers of a play that has gone can only be deleted', async () => {
    const { lines } = testOrder()
    const gone = { id: 'a', name: 'Old', rules: 'five', lines: [{ ...lines[0], play: 'five.left' }] }
    localStorage.setItem('plaza.savedPicks', JSON.stringify({ [testSession().userName]: [gone] }))
    await show()
    const saved = await openSaved()
    expect(saved.getByText("This play isn't offered any more.")).toBeInTheDocument()
    expect(saved.getByRole('button', { name: 'Use Old' })).toHaveAttribute('aria-disabled', 'true')
    expect(saved.getByRole('button', { name: 'Delete Old' })).toBeInTheDocument()
  })

  it('a visitor has none to open', async () => {
    await show({}, { session: null })
    expect(screen.queryByRole('button', { name: 'Saved numbers' })).toBeNull()
  })
})

describe('what became of the bets on an issue', () => {
  const settled = (no: string, state: 'placed' | 'paid' | 'lost', prizeMinor: number) => {
    const { lines: _lines, ...order } = testOrder({ issue: no, state, prizeMinor, amountMinor: 500 })
    return {
      orders: [{ ...order, lineCount: 1, firstPlay: 'five.front2.direct' }],
      totals: { count: 1, stakedMinor: 500, prizeMinor, rebateMinor: 0, currency: 'PHP' },
      pageNum: 1,
      totalPages: 1,
    }
  }
  /** A table whose issue is drawn while it is open, with an order of 5.00 on it. */
  async function draw(prizeMinor: number) {
    const { state, answer } = changing(testFive())
    let list: unknown = noOrders
    const view = await show({
      'lottery.list': answer,
      'lottery.orders.list': ({ query }: { query: { issue?: string } }) =>
        query.issue === issueNo ? list : noOrders,
    })
    const change = async (orderState: 'placed' | 'paid' | 'lost') => {
      list = settled(issueNo, orderState, prizeMinor)
      const payload = { id: 'LO-0001', lottery: 'five60', issue: issueNo, state: orderState }
      act(() => view.events.say(betChanged, payload))
      await pass(50)
    }
    await change('placed')
    expect(screen.getByText('Issue 0601 · Your bet of ₱5.00 is in')).toBeInTheDocument()
    state.lottery = testFive({
      issue: testIssue(nextIssueNo, startMs + 60_000),
      last: { no: issueNo, drawAt: startMs + 60_000, numbers: [1, 3, 3, 4, 5] },
    })
    await pass(66_000)
    await change(prizeMinor > 0 ? 'paid' : 'lost')
    return view
  }
  /** The line itself, whatever it says. */
  const told = () => within(screen.getByRole('region', { name: 'Lottery and issue' })).getByRole('link')

  // TABLE-4
  it('a win larger than its stake is shown with its stake, marked, and links to the order', async () => {
    const { location } = await draw(2_000)
    expect(told().textContent).toBe('You won ₱20.00 (stake ₱5.00)')
    expect(told()).toHaveAttribute('data-celebrated')
    fireEvent.click(told())
    expect(location()).toBe('/m/orders?order=LO-0001')
  })

  // TABLE-4
  it.each([
    [300, '₱3.00 back of ₱5.00'],
    [500, '₱5.00 back of ₱5.00'],
    [0, 'No win (stake ₱5.00)'],
  ])('a return of %s is shown without any celebration', async (prizeMinor, text) => {
    await draw(prizeMinor)
    expect(told().textContent).toBe(text)
    expect(told()).not.toHaveAttribute('data-celebrated')
    expect(told()).not.toHaveAttribute('data-won')
  })

  it('a win from before the page opened is shown without animation', async () => {
    await show({ 'lottery.orders.list': settled('20261121-0600', 'paid', 2_000) })
    const link = screen.getByRole('link', { name: 'You won ₱20.00 (stake ₱5.00)' })
    expect(link).not.toHaveAttribute('data-celebrated')
  })

  // TABLE-4
  it.each([
    ['has no bets', noOrders],
    ['cannot be told', refused('server.error')],
  ])('the line is there before an outcome is, and stays where it is when it %s', async (_what, orders) => {
    const { location } = await show({ 'lottery.orders.list': orders })
    expect(told().textContent).toBe('My bets')
    fireEvent.click(told())
    expect(location()).toBe('/m/orders?lottery=five60')
  })

  it('a visitor sees no outcome, and no orders are asked for', async () => {
    const { calls } = await show({}, { session: null })
    expect(screen.queryByRole('link', { name: 'My bets' })).toBeNull()
    expect(calls.filter(({ id }) => id === 'lottery.orders.list')).toEqual([])
  })
})
