import { CallError } from '@plaza/client'
import type { LotteryOrder } from '@plaza/contract/lottery'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames, setDistanceToEnd } from '../../testing/games'
import { startMs, testBalanceOf } from '../../testing/launch'
import { testBoard } from '../../testing/lotteries'
import { testFive, testOrder } from '../../testing/lottery-table'
import { OrdersScreen } from './OrdersScreen'

const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms))
const [line] = testOrder().lines as [LotteryOrder['lines'][0]]
const two = testOrder({ amountMinor: 300, lines: [line, { ...line, no: 2, amountMinor: 100, units: 1 }] })
const won = testOrder({
  id: 'LO-0002',
  state: 'paid',
  prizeMinor: 9_750,
  lines: [{ ...line, state: 'paid', winUnits: [1], prizeTenThousandths: 97_500_000 }],
})

const summaryOf = ({ lines, ...order }: LotteryOrder) => ({
  ...order,
  lineCount: lines.length,
  firstPlay: lines[0]?.play ?? '',
})
const listOf = (...orders: LotteryOrder[]) => ({
  orders: orders.map(summaryOf),
  totals: { count: orders.length, stakedMinor: 500, prizeMinor: 9_750, rebateMinor: 25, currency: 'PHP' },
  pageNum: 1,
  totalPages: 1,
})

type Options = NonNullable<Parameters<typeof renderGames>[1]>
async function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const emitted: { name: string; payload: unknown }[] = []
  const view = renderGames(<OrdersScreen />, {
    path: '/m/orders',
    session: testSession(),
    answers: {
      'lottery.list': { lotteries: [testFive()] },
      'lottery.orders.list': listOf(two, won),
      'lottery.orders.detail': { order: two },
      'lottery.orders.cancel': {
        order: { ...two, cancelledMinor: 100 },
        balance: testBalanceOf(100_000, 9),
      },
      ...answers,
    },
    ...options,
    onEvents(events) {
      for (const name of ['toast', 'session:required'] as const)
        events.on(name, (payload) => emitted.push({ name, payload }))
    },
  })
  await pass()
  const callsOf = (id: string) =>
    view.calls.filter((call) => call.id === id).map(({ input }) => input as Record<string, unknown>)
  return { ...view, emitted, callsOf }
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Pearl Five' }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  setDistanceToEnd(5_000)
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('the lottery orders of an account', () => {
  it('orders are listed by day with what they came to, under the totals of the gateway', async () => {
    await show()
    const totals = screen.getByRole('region', { name: 'Totals' })
    expect(totals).toHaveTextContent('Orders2Staked₱5.00Prizes₱97.50Rebates₱0.25Net+₱92.75')
    expect(
      screen.getAllByRole('button', { name: /^Pearl Five.+issue/ }).map((row) => row.textContent),
    ).toEqual([
      'Pearl Five18:00 · issue 0601 · 2 lines₱3.00Placed',
      'Pearl Five18:00 · issue 0601 · 1 line+₱95.50Paid',
    ])
  })

  it('a state and a lottery filter the list, and are kept in the address', async () => {
    const { callsOf, location } = await show()
    press('State: All states')
    await pass()
    press('Won')
    await pass(500)
    press(/^Lottery: /)
    await pass()
    press('Pearl Five')
    await pass()
    expect(location()).toBe('/m/orders?state=won&lottery=five60')
    expect(callsOf('lottery.orders.list').at(-1)).toMatchObject({
      query: { state: 'won', lottery: 'five60', pageNo: 1 },
    })
  })

  // TABLE-6
  it('an order is bet again at the table of its lottery, its lines once on the slip for two taps', async () => {
    const { location } = await show(
      { 'lottery.orders.detail': { order: { ...won, prizeMode: 'Lott' } } },
      { path: '/m/orders?order=LO-0002' },
    )
    await pass()
    const again = sheet().getByRole('button', { name: 'Bet again' })
    fireEvent.click(again)
    fireEvent.click(again)
    expect(location()).toBe('/m/lottery?code=five60&prize_mode=Lott&slip=lines')
    const slips = JSON.parse(sessionStorage.getItem('plaza.slip') ?? '{}') as Record<string, unknown[]>
    expect(slips['five60']).toMatchObject([{ play: 'five.front2.direct', picks: [[1, 2], [3]], units: 2 }])
  })

  it('an order of which a play has gone says so, and the rest of it is bet again', async () => {
    const order = { ...won, lines: [...won.lines, { ...line, no: 2, play: 'five.left' }] }
    const { emitted } = await show(
      { 'lottery.orders.detail': { order } },
      { path: '/m/orders?order=LO-0002' },
    )
    await pass()
    press('Bet again')
    expect(emitted.at(-1)?.payload).toMatchObject({
      text: "1 line isn't on your slip: its play isn't offered any more.",
    })
    expect(sessionStorage.getItem('plaza.slip')).toContain('five.front2.direct')
  })

  it.each([
    [
      'its plays have gone',
      { lines: [{ ...line, play: 'five.left' }] },
      "These plays aren't offered any more.",
    ],
    ['its lottery has gone', { lottery: 'left' }, "This lottery isn't offered any more."],
  ])('an order is not bet again when %s, and says why', async (_what, change, reason) => {
    const { location } = await show(
      { 'lottery.orders.detail': { order: { ...won, ...change } } },
      { path: '/m/orders?order=LO-0002' },
    )
    await pass()
    const again = screen.getByRole('button', { name: 'Bet again' })
    expect(again).toHaveAccessibleDescription(reason)
    fireEvent.click(again)
    expect(location()).toBe('/m/orders?order=LO-0002')
    expect(sessionStorage.getItem('plaza.slip')).toBeNull()
  })

  // TABLE-3
  it('an order shows its lines, the draw, what won and the way to its proof', async () => {
    const draw = { numbers: [1, 3, 7, 7, 7], drawAt: startMs + 60_000 }
    const { location } = await show(
      { 'lottery.orders.detail': { order: won, draw } },
      { path: '/m/orders?order=LO-0002' },
    )
    await pass()
    expect(sheet().getByRole('img', { name: 'Numbers 1, 3, 7, 7, 7' })).toBeInTheDocument()
    expect(sheet().getByText('1. First two · Direct')).toBeInTheDocument()
    const lines = screen.getByRole('region', { name: 'Lines' })
    expect([...lines.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '1 (drawn)',
      '3 (drawn)',
    ])
    expect(sheet().getByText('Marked numbers were drawn.')).toBeInTheDocument()
    // Nothing can be cancelled any more.
    expect(sheet().queryByRole('button', { name: /Cancel/ })).toBeNull()
    expect(sheet().getByText('In place: 1 winning')).toBeInTheDocument()
    expect(sheet().getByText('Prize ₱97.50')).toBeInTheDocument()
    expect(sheet().getByText('LO-0002')).toBeInTheDocument()
    // Issues of a minute close between two minutes.
    expect(sheet().getByText('Nov 21, 2026, 18:00:55 GMT+8')).toBeInTheDocument()
    fireEvent.click(sheet().getByRole('link', { name: 'Verify this draw' }))
    expect(location()).toBe('/m/fairness?draw=five60:20261121-0601&order=LO-0002')
  })

  it('an order on a Vietnamese board shows every prize that was drawn', async () => {
    const draw = { numbers: [...testBoard], drawAt: startMs + 60_000 }
    const order = { ...won, rules: 'vn27' as const }
    await show({ 'lottery.orders.detail': { order, draw } }, { path: '/m/orders?order=LO-0002' })
    await pass()
    const board = sheet().getByRole('table', { name: 'Prizes of issue 20261121-0601' })
    expect(within(board).getAllByRole('row')).toHaveLength(8)
    expect(within(board).getByText('12345')).toBeInTheDocument()
  })

  // TABLE-3
  it('one line is cancelled after a question, once, with its stake', async () => {
    const { callsOf, emitted } = await show({}, { path: '/m/orders?order=LO-0001' })
    await pass()
    press('Cancel line 2')
    await pass()
    expect(screen.getByRole('alertdialog')).toHaveTextContent('₱1.00 comes back to your balance at once.')
    press('Cancel the bet')
    press('Cancel the bet')
    await pass()
    expect(callsOf('lottery.orders.cancel')).toMatchObject([{ body: { id: 'LO-0001', line: 2 } }])
    expect(emitted).toContainEqual({
      name: 'toast',
      payload: expect.objectContaining({ text: 'Cancelled. ₱1.00 is back in your balance.' }),
    })
  })

  // TABLE-3
  it('an order is cancelled as a whole, and afterwards the page says how it stands', async () => {
    let state: LotteryOrder['state'] = 'placed'
    const { callsOf } = await show(
      {
        'lottery.orders.detail': () => ({ order: { ...two, state } }),
        'lottery.orders.cancel': () => {
          state = 'locked'
          throw new CallError('lottery.order.state', 'req-9', {}, 409)
        },
      },
      { path: '/m/orders?order=LO-0001' },
    )
    await pass()
    press('Cancel the order')
    await pass()
    press('Cancel the bet')
    await pass()
    expect(callsOf('lottery.orders.cancel')).toMatchObject([{ body: { id: 'LO-0001' } }])
    expect(sheet().getByRole('alert')).toBeInTheDocument()
    expect(sheet().getAllByText('Waiting for the draw').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
  })

  it('nothing can be cancelled from the close on by the server’s clock, whatever the phone says', async () => {
    await show({}, { path: '/m/orders?order=LO-0001', clockOffsetMs: 7_200_000 })
    await pass()
    expect(sheet().queryByRole('button', { name: /^Cancel/ })).toBeNull()
  })

  it('a visitor is led to sign in and back to the orders', async () => {
    const { emitted, callsOf } = await show({}, { session: null })
    expect(emitted).toContainEqual({ name: 'session:required', payload: { returnTo: '/m/orders' } })
    expect(callsOf('lottery.orders.list')).toEqual([])
  })

  it('a trial account sees the orders of its practice money', async () => {
    await show({}, { session: testSession({ type: 4 }) })
    expect(screen.getAllByRole('button', { name: /^Pearl Five.+issue/ }).length).toBeGreaterThan(0)
  })
})
