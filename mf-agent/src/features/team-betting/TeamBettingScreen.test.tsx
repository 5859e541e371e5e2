import { CallError } from '@plaza/client'
import type { TeamBet } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { TeamBettingScreen } from './TeamBettingScreen'

const path = '/m/teamBetting'
const bet = (more: Partial<TeamBet> = {}): TeamBet => ({
  ...{ id: 'M1 TST:1', userName: 'maria01', kind: 'round', category: 'RNG', gameName: 'Pearl Diver' },
  ...{ source: 'TST', sourceName: 'Test Vendor', reference: 'R-1', issue: null, play: null, status: 'won' },
  ...{ stakeMinor: 500, validMinor: 500, prizeMinor: 1_200, at: Date.now(), ...more },
})
const order = bet({
  ...{ id: 'M1 five60:LT1', kind: 'order', category: 'LOTT', gameName: 'Perla Five', reference: 'LT1' },
  ...{ issue: '20261101-0001', play: 'five.front3.direct', status: 'open', prizeMinor: 0 },
})
const page = (bets: TeamBet[], more: object = {}) => ({
  bets,
  totals: { count: 2, stakeMinor: 70_000, validMinor: 70_000, prizeMinor: 120_000, openMinor: 500 },
  sources: [{ code: 'TST', name: 'Test Vendor' }],
  currency: 'PHP',
  ...more,
})

function show(at: string, answers: Record<string, unknown> = {}) {
  return renderAgent(<TeamBettingScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path: `${path}${at}`,
    answers: {
      'agent.team.bets': page([bet(), order]),
      'agent.team.names': { names: ['maria01', 'mario02'] },
      'agent.team.order': {
        userName: 'maria01',
        order: {
          ...{ id: 'LT1', lottery: 'five60', rules: 'five', issue: '20261101-0001', state: 'placed' },
          ...{ amountMinor: 500, cancelledMinor: 0, highestPrizeMinor: 1_000, prizeMinor: 0, rebateMinor: 0 },
          ...{ currency: 'PHP', createdAt: 0, closeAt: 0 },
          lines: [
            {
              ...{
                no: 1,
                play: 'five.front3.direct',
                picks: [[1], [2], [3]],
                units: 1,
                multiplier: 1,
                mode: '1',
              },
              ...{ prizeGroup: 1_950, amountMinor: 500, prizes: [1_000], rebate: 0, state: 'placed' },
              ...{ winUnits: [], prizeTenThousandths: 0 },
            },
          ],
        },
      },
      ...answers,
    },
  })
}

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the page of a team’s bets', () => {
  // TEAM-13
  it('a bet says who bet what on which game or issue, and totals are those of the server', async () => {
    show('')
    const row = await screen.findByRole('button', { name: /Pearl Diver/ })
    expect(row).toHaveTextContent(/maria01.*R-1.*₱5\.00.*₱12\.00.*Won/)
    expect(screen.getByRole('button', { name: /Perla Five/ })).toHaveTextContent(/20261101-0001.*Unsettled/)
    const totals = screen.getByRole('region', { name: 'Totals' })
    expect(totals).toHaveTextContent(/₱700\.00.*₱1,200\.00/)
  })

  // TEAM-13
  it('team betting asks for the filters of its address', async () => {
    const { calls } = show(
      '?account=maria01&category=LOTT&status=open&source=five60&play=five.front3.direct&issue=20261101-0001',
    )
    await screen.findByRole('button', { name: /Pearl Diver/ })
    expect(calls.find(({ id }) => id === 'agent.team.bets')?.input).toMatchObject({
      query: {
        ...{ account: 'maria01', category: 'LOTT', status: 'open', source: 'five60' },
        ...{ play: 'five.front3.direct', issue: '20261101-0001' },
      },
    })
  })

  // TEAM-13
  it('team betting suggests names of the team while one is typed', async () => {
    const { location } = show('')
    await userEvent.type(await screen.findByLabelText('Account'), 'mar')
    await userEvent.click(await screen.findByRole('button', { name: 'mario02' }))
    await waitFor(() => expect(location()).toContain('account=mario02'))
  })

  // TEAM-13
  it('team betting shows an order with its lines, and offers no way to change it', async () => {
    show('')
    await userEvent.click(await screen.findByRole('button', { name: /Perla Five/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show the order' }))
    const sheet = await screen.findByRole('dialog', { name: 'Lottery order' })
    expect(await within(sheet).findByText('five.front3.direct')).toBeVisible()
    expect(within(sheet).queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument()
  })

  // TEAM-13
  it('team betting says whether there are no bets, none that fit, or an account outside the team', async () => {
    const none = {
      bets: [],
      totals: { count: 0, stakeMinor: 0, validMinor: 0, prizeMinor: 0, openMinor: 0 },
      sources: [],
      currency: 'PHP',
    }
    const first = show('', { 'agent.team.bets': none })
    expect(await screen.findByText('No bets in these days')).toBeVisible()
    first.unmount()
    const second = show('?status=won', { 'agent.team.bets': none })
    expect(await screen.findByText('No bet fits')).toBeVisible()
    second.unmount()
    show('?account=stranger', {
      'agent.team.bets': () => {
        throw new CallError('agent.team.unknown', '', {}, 404)
      },
    })
    expect(await screen.findByText('This account is not in your team.')).toBeVisible()
  })
})
