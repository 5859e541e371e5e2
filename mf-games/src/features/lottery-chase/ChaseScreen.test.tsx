import { CallError } from '@plaza/client'
import type { Chase } from '@plaza/contract/lottery'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames, setDistanceToEnd } from '../../testing/games'
import { startMs, testBalanceOf } from '../../testing/launch'
import { testChase } from '../../testing/lottery-chase'
import { testFive } from '../../testing/lottery-table'
import { ChaseScreen } from './ChaseScreen'

const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms))
const cancelled = (): Chase => testChase({ state: 'cancelled', refundedMinor: 400, endedAt: startMs + 1_000 })
const summaryOf = ({ lines: _lines, issues: _issues, ...chase }: Chase) => chase
const listOf = (...chases: Chase[]) => ({
  chases: chases.map(summaryOf),
  totals: {
    count: chases.length,
    reservedMinor: 1_200,
    spentMinor: 400,
    refundedMinor: 400,
    prizeMinor: 9_750,
    currency: 'PHP',
  },
  pageNum: 1,
  totalPages: 1,
})

type Options = NonNullable<Parameters<typeof renderGames>[1]>
async function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const emitted: { name: string; payload: unknown }[] = []
  const view = renderGames(<ChaseScreen />, {
    path: '/m/chase',
    session: testSession(),
    answers: {
      'lottery.list': { lotteries: [testFive()] },
      'lottery.chases.list': listOf(testChase(), { ...cancelled(), id: 'CH-0002' }),
      'lottery.chases.detail': { chase: testChase() },
      'lottery.chases.cancel': { chase: cancelled(), balance: testBalanceOf(100_000, 9) },
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
const question = () => within(screen.getByRole('alertdialog'))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  setDistanceToEnd(5_000)
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('the plans of an account', () => {
  // CHASE-1
  it('plans are listed with what they reserved, spent and gave back, under the totals of the gateway', async () => {
    await show()
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(
      'Plans2Reserved₱12.00Spent₱4.00Given back₱4.00Prizes₱97.50',
    )
    expect(
      screen.getAllByRole('button', { name: /^Pearl Five.+spent/ }).map((row) => row.textContent),
    ).toEqual([
      'Pearl Five1 of 2 · spent ₱2.00 · back ₱0.00Running₱6.00',
      'Pearl Five1 of 2 · spent ₱2.00 · back ₱4.00Cancelled₱6.00',
    ])
  })

  // CHASE-1
  it('a state and a lottery filter the list of plans, and are kept in the address', async () => {
    const { callsOf, location } = await show()
    fireEvent.click(
      within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name: 'Running' }),
    )
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Lottery' })).getByRole('button', { name: 'Pearl Five' }),
    )
    await pass()
    expect(location()).toBe('/m/chase?state=running&lottery=five60')
    expect(callsOf('lottery.chases.list').at(-1)).toMatchObject({
      query: { state: 'running', lottery: 'five60', pageNo: 1 },
    })
  })

  // CHASE-1
  it('a plan shows its money, lines and issues, and the way to the order of an issue', async () => {
    const { location } = await show({}, { path: '/m/chase?plan=CH-0001' })
    await pass()
    for (const text of ['1. First two · Direct', 'Still reserved', '20261121-0602', 'Waiting', 'CH-0001'])
      expect(sheet().getByText(text)).toBeInTheDocument()
    fireEvent.click(sheet().getByRole('button', { name: 'View the order of 20261121-0601' }))
    expect(location()).toBe('/m/orders?order=LO-0001')
  })

  // CHASE-1
  it('the rest of a plan is cancelled after a question, once, and the toast says what came back', async () => {
    const { callsOf, emitted } = await show({}, { path: '/m/chase?plan=CH-0001' })
    await pass()
    press('Cancel the rest')
    await pass()
    expect(screen.getByRole('alertdialog')).toHaveTextContent('₱4.00 comes back to your balance at once.')
    const button = question().getByRole('button', { name: 'Cancel the rest' })
    fireEvent.click(button)
    fireEvent.click(button)
    await pass()
    expect(callsOf('lottery.chases.cancel')).toMatchObject([{ body: { id: 'CH-0001' } }])
    expect(emitted).toContainEqual({
      name: 'toast',
      payload: expect.objectContaining({ text: 'Cancelled. ₱4.00 is back in your balance.' }),
    })
  })

  it('a plan that ended meanwhile is not cancelled, and the page says how it stands', async () => {
    let chase = testChase()
    await show(
      {
        'lottery.chases.detail': () => ({ chase }),
        'lottery.chases.cancel': () => {
          chase = testChase({ state: 'stopped', refundedMinor: 400 })
          throw new CallError('lottery.order.state', 'req-9', {}, 409)
        },
      },
      { path: '/m/chase?plan=CH-0001' },
    )
    await pass()
    press('Cancel the rest')
    await pass()
    fireEvent.click(question().getByRole('button', { name: 'Cancel the rest' }))
    await pass()
    expect(sheet().getByRole('alert')).toBeInTheDocument()
    expect(sheet().getByText('Won, stopped')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel the rest' })).toBeNull()
  })

  it('a visitor is led to sign in and back to the plans', async () => {
    const { emitted, callsOf } = await show({}, { session: null })
    expect(emitted).toContainEqual({ name: 'session:required', payload: { returnTo: '/m/chase' } })
    expect(callsOf('lottery.chases.list')).toEqual([])
  })

  it('a trial account sees the plans of its practice money', async () => {
    await show({}, { session: testSession({ type: 4 }) })
    expect(screen.getAllByRole('button', { name: /^Pearl Five.+spent/ }).length).toBeGreaterThan(0)
  })
})
