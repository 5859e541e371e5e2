import { CallError } from '@plaza/client'
import { rateCategories, type TeamMember } from '@plaza/contract/agency'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../remote'
import { renderAgent } from '../../testing/agent'
import { TeamScreen } from './TeamScreen'

// jsdom has no layout, so that the windowed list would draw no row.
jest.mock('@plaza/ui/windowed-list', () => jest.requireActual('../../testing/plain-list'))

type Plan = ReturnType<typeof createTestPlan>
const path = '/m/member/team'
const member = (userName: string, more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ userName, type: 'agent', state: 'active', level: 1, directCount: 2, teamCount: 5 },
  ...{ balanceMinor: 1_000, teamBalanceMinor: 250_000, registeredAt: 0, lastLoginAt: null, isOnline: true },
  rates: rateCategories.map((category) => ({ category, rate: category === 'LOTT' ? 700 : 40 })),
  ...more,
})
const page = (members: TeamMember[], more: object = {}) => ({
  ...{ path: [], members, currency: 'PHP', asOf: 0 },
  summary: { members: members.length, agents: 1, players: 1, balanceMinor: 123_400 },
  ...more,
})
const details = (more: object = {}) => ({
  ...{ path: ['maria01'], member: member('maria01'), directId: 'M1', mobile: '+63 ••• 4567' },
  ...{ freeze: null, currency: 'PHP', ...more },
})

function show(at: string, answers: Record<string, unknown> = {}, more: { plan?: Plan } = {}) {
  return renderAgent(<TeamScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path: `${path}${at}`,
    ...more,
    answers: {
      'agent.team.members': page([
        member('maria01'),
        member('pedro02', { type: 'player', state: 'frozen', isOnline: false, lastLoginAt: 1_000 }),
      ]),
      'agent.team.member': details(),
      'agent.team.message': {},
      'agent.team.freeze': { id: 'FZ1', state: 'waiting', askedAt: 1_000, endedAt: null },
      ...answers,
    },
  })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the page of the team', () => {
  // TEAM-11
  it('a row of the team list says what an account is, how large its team is and what both hold', async () => {
    show('')
    const row = await screen.findByRole('button', { name: /maria01/ })
    expect(row).toHaveTextContent(/Online now/)
    expect(row).toHaveTextContent(
      /Agent.*Level 1 · Prize group 1940.*2 directly below, 5 in all.*Has not logged in yet/,
    )
    expect(row).toHaveTextContent(/Team balance.*₱2,500\.00.*₱10\.00/)
    const other = screen.getByRole('button', { name: /pedro02/ })
    expect(other).toHaveTextContent(/Player.*Frozen/)
    expect(other).not.toHaveTextContent('Online now')
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent('₱1,234.00')
  })

  // TEAM-11
  it('filters and search of the team list are in the address and in the call', async () => {
    const { calls } = show(
      '?type=agent&state=frozen&online=no&from=2026-11-01&least=100&sort=name&search=mar&deep=2',
    )
    await screen.findByRole('button', { name: /maria01/ })
    expect(calls.find(({ id }) => id === 'agent.team.members')?.input).toMatchObject({
      query: {
        ...{ type: 'agent', state: 'frozen', online: 'no', from: '2026-11-01', least: 100, sort: 'name' },
        ...{ search: 'mar', deep: '1' },
      },
    })
    expect(screen.getByRole('button', { name: 'Filters: 5' })).toBeVisible()
    await press('Reset')
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === 'agent.team.members').at(-1)?.input).toEqual({
        query: {},
        signal: expect.anything(),
      }),
    )
  })

  // TEAM-11
  it('a filter of the team list is chosen in its sheet, and an impossible one is refused', async () => {
    const { calls, location } = show('')
    await press('Filters')
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Frozen' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show accounts' }))
    await waitFor(() => expect(location()).toContain('state=frozen'))
    expect(calls.filter(({ id }) => id === 'agent.team.members').at(-1)?.input).toMatchObject({
      query: { state: 'frozen' },
    })
  })

  // TEAM-11
  it('the path of the team list leads back to the agent, and an empty team says so', async () => {
    const { location } = show('?of=maria01', {
      'agent.team.members': page([], { path: ['luz03', 'maria01'] }),
    })
    expect(await screen.findByText('Nobody stands here yet')).toBeVisible()
    const way = screen.getByRole('navigation', { name: 'Way to these accounts' })
    expect(within(way).getByText('maria01').closest('[aria-current]')).not.toBeNull()
    await userEvent.click(within(way).getByRole('button', { name: 'luz03' }))
    expect(location()).toContain('of=luz03')
  })

  // TEAM-11
  it("an account of the team shows a masked number and its rates, and no link to a page that doesn't exist", async () => {
    const routes = remote.routes
      .map((route) => ({ path: route.path }))
      .filter((route) => route.path !== '/m/member/agent/transfer')
    show('?member=maria01', {}, { plan: createTestPlan({ 'mf-agent': { routes } }) })
    const sheet = await screen.findByRole('dialog', { name: 'maria01' })
    expect(await within(sheet).findByText('+63 ••• 4567')).toBeVisible()
    expect(sheet).toHaveTextContent(/Slots.*0\.4%/)
    for (const name of [
      ...['Set rates', 'Daily salary', 'Bets', 'Transactions', 'Send a message', 'Ask to freeze'],
    ])
      expect(within(sheet).getByRole('button', { name })).toBeVisible()
    expect(within(sheet).queryByRole('button', { name: 'Transfer money' })).not.toBeInTheDocument()
  })

  // TEAM-11
  it('rates, contracts and messages of a team are offered for direct downlines alone', async () => {
    show('?member=maria01', { 'agent.team.member': details({ directId: null }) })
    const sheet = await screen.findByRole('dialog', { name: 'maria01' })
    expect(await within(sheet).findByRole('button', { name: 'Bets' })).toBeVisible()
    for (const name of ['Set rates', 'Daily salary', 'Send a message'])
      expect(within(sheet).queryByRole('button', { name })).not.toBeInTheDocument()
  })

  // TEAM-12
  it('a request to freeze needs a reason, and is shown while it waits', async () => {
    const { calls } = show('?member=maria01')
    await press('Ask to freeze')
    await press('Ask to freeze')
    expect(await screen.findByText('Write something first.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Why'), 'Shared by several people')
    await press('Ask to freeze')
    await waitFor(() =>
      expect(calls.find(({ id }) => id === 'agent.team.freeze')?.input).toMatchObject({
        body: { account: 'maria01', reason: 'Shared by several people' },
      }),
    )
    await waitFor(() => expect(calls.filter(({ id }) => id === 'agent.team.member')).toHaveLength(2))
  })

  // TEAM-12
  it("a freeze request that waits isn't made again, and a message is sent under one key", async () => {
    const waiting = { id: 'FZ1', state: 'waiting', askedAt: 1_000, endedAt: null }
    const { calls } = show('?member=maria01', { 'agent.team.member': details({ freeze: waiting }) })
    expect(await screen.findByText(/^You asked to freeze this account on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask to freeze' })).not.toBeInTheDocument()
    await press('Send a message')
    await userEvent.type(screen.getByLabelText('Message'), 'Hello')
    await press('Send message')
    await waitFor(() =>
      expect(calls.find(({ id }) => id === 'agent.team.message')?.input).toMatchObject({
        body: { account: 'maria01', content: 'Hello', key: expect.stringMatching(/.{8,}/) },
      }),
    )
  })

  // TEAM-5, AGENT-1
  it('an account of no team of the agent’s says so, and a player is sent home', async () => {
    const unknown = () => {
      throw new CallError('agent.team.unknown', '', {}, 404)
    }
    show('?of=stranger', { 'agent.team.members': unknown })
    expect(await screen.findByText('This account is not in your team.')).toBeVisible()
    const { location } = renderAgent(<TeamScreen />, { session: testSession({ type: 0 }), path, answers: {} })
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // TEAM-11
  it('the team list masks balances while they are hidden', async () => {
    const { events } = show('')
    await screen.findByRole('button', { name: /maria01/ })
    expect(document.body).toHaveTextContent('₱10.00')
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(document.body).not.toHaveTextContent(/₱\d/)
  })
})
