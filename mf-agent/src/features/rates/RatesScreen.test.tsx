import { CallError } from '@plaza/client'
import { rateCategories, type RatesOfChild } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { RatesScreen } from './RatesScreen'

const path = '/m/member/agent/agentRebeat'
const child = (given: Partial<RatesOfChild> = {}, rate: object = {}): RatesOfChild => ({
  id: 'child',
  userName: 'maria01',
  type: 0,
  hasBet: false,
  starts: 'now',
  rates: rateCategories.map((category) => ({
    ...{ category, mine: 100, system: 120, current: 40, next: null, nextDay: null, least: 0, most: 100 },
    ...(category === 'LOTT' && { mine: 750, system: 750, current: 700, most: 750 }),
    ...(category === 'RNG' && rate),
  })),
  ...given,
})
const page = { pageNum: 1, totalPages: 1, total: 1 }

function show(at: string, answers: Record<string, unknown> = {}) {
  return renderAgent(<RatesScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path: `${path}${at}`,
    answers: {
      'agent.rateMembers': { members: [{ id: 'child', userName: 'maria01', type: 0 }], ...page },
      'agent.memberRates': child(),
      'agent.setRates': child(),
      'agent.rates': {
        rates: rateCategories.map((category) => ({ category, mine: 100, system: 120 })),
        starts: 'now',
        mayLower: false,
      },
      'agent.rateChanges': {
        changes: [
          {
            id: '1',
            at: Date.now(),
            userName: null,
            category: 'LOTT',
            from: 700,
            to: 750,
            day: '2026-11-30',
          },
        ],
        ...page,
      },
      ...answers,
    },
  })
}
const slider = (name: string) => screen.findByRole('slider', { name })

describe('the page of rates', () => {
  beforeAll(() => {
    window.scrollTo = () => {}
  })

  // RATE-1
  it('a member’s rate is moved within its bounds, and what is left to the agent is shown', async () => {
    const { calls } = show('')
    await userEvent.click(await screen.findByRole('button', { name: /maria01/ }))
    const slots = await slider('Slots')
    expect(slots).toHaveAttribute('max', '100')
    expect(screen.getByRole('button', { name: 'Save rates' })).toHaveAccessibleDescription(
      'Change a rate first.',
    )
    fireEvent.change(slots, { target: { value: '70' } })
    expect(slots).toHaveAttribute('aria-valuetext', '0.7%')
    await userEvent.click(screen.getByRole('button', { name: 'Raise Lottery' }))
    expect(await slider('Lottery')).toHaveAttribute('aria-valuetext', '1942 · 7.1%')
    await userEvent.click(screen.getByRole('button', { name: 'Save rates' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the rates of maria01?' })
    expect(dialog).toHaveTextContent('Slots: 0.4% → 0.7%')
    expect(dialog).toHaveTextContent('The new rates count for all of today.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(calls.find(({ id }) => id === 'agent.setRates')?.input).toMatchObject({
        body: {
          id: 'child',
          rates: [
            { category: 'RNG', rate: 70 },
            { category: 'LOTT', rate: 710 },
          ],
        },
      }),
    )
  })

  // RATE-1
  it('a rate that waits for the next day is shown beside the present one', async () => {
    show('?member=child', {
      'agent.memberRates': child({ starts: 'next-day' }, { next: 60, nextDay: '2026-12-01' }),
    })
    expect(await slider('Slots')).toHaveValue('60')
    expect(screen.getByText(/^From .*1/)).toBeVisible()
  })

  // RATE-1
  it('a refusal stays in view and the bounds are read again', async () => {
    const { calls } = show('?member=child', {
      'agent.setRates': () => {
        throw new CallError('agent.rate.range', '', { category: 'RNG', least: 50, most: 100 }, 409)
      },
    })
    fireEvent.change(await slider('Slots'), { target: { value: '10' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save rates' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/^A rate is outside its bounds/)).toBeVisible()
    await waitFor(() => expect(calls.filter(({ id }) => id === 'agent.memberRates')).toHaveLength(2))
  })

  // RATE-1
  it('own rates stand beside the highest of the merchant, and the log says what was changed', async () => {
    show('?tab=own')
    expect((await screen.findAllByText('Highest: 1.2%')).length).toBeGreaterThan(5)
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }))
    expect(await screen.findByText('Lottery: 1940 · 7% → 1950 · 7.5%')).toBeVisible()
    expect(screen.getByText('Your own rate')).toBeVisible()
  })

  // RATE-1
  it('nobody below, nobody by that name, and a stranger’s id each say what is true', async () => {
    const none = { members: [], pageNum: 1, totalPages: 0, total: 0 }
    show('', { 'agent.rateMembers': none })
    expect(await screen.findByText('Nobody is directly below you yet')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Username begins with'), 'zz')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('No member with this name')).toBeVisible()
  })

  // RATE-1, AGENT-1
  it('a member that is not below the agent is refused in words, and a player is sent home', async () => {
    show('?member=stranger', {
      'agent.memberRates': () => {
        throw new CallError('agent.member.unknown', '', {}, 404)
      },
    })
    expect(await screen.findByText('This account is not directly below you.')).toBeVisible()
    const { location } = renderAgent(<RatesScreen />, {
      session: testSession({ type: 0 }),
      path,
      answers: {},
    })
    await waitFor(() => expect(location()).toBe('/m/home'))
  })
})
