import { teamChanged, noSums, peopleNames, type TeamOverview } from '@plaza/contract/agency'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallError } from '@plaza/client'
import { renderAgent } from '../../testing/agent'
import { OverviewScreen } from './OverviewScreen'

// What draws a chart needs a canvas; its table has the same numbers.
jest.mock('../../../../packages/ui/src/chart/draw-chart', () => ({ drawChart: () => () => undefined }))

const now = Date.parse('2026-11-21T10:30:00+08:00')
const people = Object.fromEntries(peopleNames.map((name) => [name, 0])) as TeamOverview['current']['people']
const overview: TeamOverview = {
  range: { from: '2026-11-21', to: '2026-11-21' },
  before: { from: '2026-11-20', to: '2026-11-20' },
  current: {
    people: { ...people, members: 1_248, agents: 48, players: 1_200, online: 31, depositors: 5 },
    sums: { ...noSums(), depositMinor: 900_00, deposits: 7, stakeMinor: 500_00, netMinor: -123_45 },
    incomeMinor: 12_00,
  },
  previous: { people: { ...people, members: 1_240 }, sums: noSums(), incomeMinor: 12_00 },
  days: [{ day: '2026-11-21', sums: { ...noSums(), netMinor: -123_45, stakeMinor: 500_00 } }],
  lines: [{ id: 'm1', userName: 'bestline', type: 2, sums: { ...noSums(), validMinor: 400_00 } }],
  teamBalanceMinor: 5_000_00,
  currency: 'PHP',
  asOf: now,
}
const paths = ['/m/agent/team/pnl', '/m/agent/team/transactions'] as const
const plan = (more: readonly `/${string}`[] = []) =>
  createTestPlan({ 'mf-agent': { routes: [...paths, ...more].map((path) => ({ path })) } })

const open = (options: Parameters<typeof renderAgent>[1] = {}) =>
  renderAgent(<OverviewScreen />, {
    path: '/m/agent/team/overview',
    session: testSession({ userName: 'agent01', type: 1 }),
    clockOffsetMs: now - Date.now(),
    answers: { 'agent.teamOverview': overview },
    plan: plan(),
    ...options,
  })
const tile = async (name: string) =>
  (await screen.findByText(name, { selector: 'li *' })).closest('li') as HTMLElement

describe('the overview of a team', () => {
  // TEAM-6
  it('each figure of the overview stands beside its change since the days before, and amounts beside their people', async () => {
    const { calls } = open()
    expect(await tile('Members')).toHaveTextContent('1,248+8')
    expect(await tile('Agents')).toHaveTextContent('48')
    expect(await tile('My income')).toHaveTextContent('₱12.00Same as in the days before')
    expect(await tile('Deposits')).toHaveTextContent('7 deposits from 5 members')
    // There is nothing to compare with who is online now.
    expect((await tile('Online now')).textContent).toBe('Online now31')
    const net = screen.getByRole('region', { name: 'Team net' })
    expect(net).toHaveTextContent('−₱123.45')
    expect(net).toHaveTextContent('Compared with Nov 20, 2026')
    expect(screen.getByText(/^As of/)).toHaveTextContent('10:30')
    expect(calls.find(({ id }) => id === 'agent.teamOverview')?.input).toMatchObject({
      query: { from: '2026-11-21', to: '2026-11-21' },
    })
  })

  // TEAM-6
  it('what every figure of the overview means is one tap away', async () => {
    open()
    await userEvent.click((await screen.findAllByRole('button', { name: 'What the figures mean' }))[0]!)
    const sheet = await screen.findByRole('dialog', { name: 'What the figures mean' })
    expect(sheet).toHaveTextContent('Prizes + rebates + promotions + salaries − bets')
  })

  // TEAM-6
  it('a figure of the overview leads to the page behind it for the same days, where the site has that page', async () => {
    const { location, unmount } = open({ path: '/m/agent/team/overview?from=2026-11-21&to=2026-11-21' })
    expect(within(await tile('Members')).queryByRole('link')).toBeNull()
    expect(within(await tile('Bets')).getByRole('link')).toHaveAttribute(
      'href',
      '/m/agent/team/pnl?from=2026-11-21&to=2026-11-21',
    )
    expect(within(await tile('My income')).getByRole('link')).toHaveAttribute(
      'href',
      '/m/agent/team/transactions?from=2026-11-21&to=2026-11-21&figure=incomeMinor',
    )
    await userEvent.click(within(await tile('Deposits')).getByRole('link'))
    expect(location()).toBe('/m/agent/team/transactions?from=2026-11-21&to=2026-11-21&figure=depositMinor')
    unmount()
    open({ plan: plan(['/m/member/team', '/m/teamBetting']) })
    expect(within(await tile('Agents')).getByRole('link')).toHaveAttribute(
      'href',
      '/m/member/team?deep=1&type=agent',
    )
    expect(within(await tile('Bets')).getByRole('link')).toHaveAttribute(
      'href',
      '/m/teamBetting?from=2026-11-21&to=2026-11-21',
    )
  })

  it("the overview's chart by day has a table, and shows the chosen figure", async () => {
    open()
    const table = await screen.findByRole('table', { hidden: true })
    expect(table).toHaveTextContent('11-21−₱123.45')
    await userEvent.click(screen.getByRole('button', { name: 'Bets' }))
    await waitFor(() => expect(screen.getByRole('table', { hidden: true })).toHaveTextContent('11-21₱500.00'))
  })

  it('a best line leads to its profit and loss', async () => {
    const { location } = open()
    await userEvent.click(await screen.findByRole('button', { name: /bestline/ }))
    expect(location()).toBe('/m/agent/team/pnl?from=2026-11-21&to=2026-11-21&path=m1')
  })

  // TEAM-9
  it("the overview's figures follow the team, and say how old they are while the stream is lost", async () => {
    let asked = 0
    const { events } = open({
      answers: { 'agent.teamOverview': () => ({ ...overview, ...((asked += 1), {}) }) },
    })
    await tile('Members')
    expect(asked).toBe(1)
    act(() => events.say(teamChanged, { at: now }))
    await waitFor(() => expect(asked).toBe(2))
    act(() => events.say('stream:lost', {}))
    expect(await screen.findByText(/^Live updates have stopped/)).toBeVisible()
    act(() => events.say('stream:restored', {}))
    await waitFor(() => expect(asked).toBe(3))
    expect(await screen.findByText(/^As of/)).toBeVisible()
  })

  it("the overview's amounts are masked and its chart isn't drawn while balances are hidden", async () => {
    const { events } = open()
    await tile('Members')
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(await tile('Deposits')).toHaveTextContent('****')
    expect(document.body).not.toHaveTextContent('900.00')
    expect(document.body).not.toHaveTextContent('123.45')
    expect(await tile('Members')).toHaveTextContent('1,248')
    expect(screen.getByText('Amounts are hidden.')).toBeVisible()
    act(() => events.say('balance:hidden', { isHidden: false }))
  })

  it("the overview shows today when its address has days that aren't allowed", async () => {
    const { calls } = open({ path: '/m/agent/team/overview?from=2020-01-01&to=2020-01-02' })
    await tile('Members')
    expect(calls.find(({ id }) => id === 'agent.teamOverview')?.input).toMatchObject({
      query: { from: '2026-11-21' },
    })
    expect(screen.getByText(/at most 31 at once/)).toBeVisible()
  })

  it('a team overview that failed to load can be tried again', async () => {
    let isBroken = true
    open({
      answers: {
        'agent.teamOverview': () => {
          if (isBroken) throw new CallError('service.unavailable', 'ref-1')
          return overview
        },
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent("Your team's figures didn't load")
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await tile('Members')).toHaveTextContent('1,248')
  })
})
