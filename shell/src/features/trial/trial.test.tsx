import { CallError } from '@plaza/client/transport'
import { useLocation } from '@plaza/facade/router'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { TrialScreen } from './TrialScreen'

const trial = { token: 'once', userName: 'trial77', customerType: 4, trialName: 'Guest 77' }
const play = { result: 1, token: 'token-1', userName: 'trial77', customerType: 4, merchantCode: 'demo-trial' }
function AtTrial() {
  return useLocation().pathname === '/m/trail' ? <TrialScreen /> : null
}
const show = (options: RenderShellOptions = {}) =>
  renderShell(<AtTrial />, {
    path: '/m/trail',
    ...options,
    answers: { 'member.trialUser': trial, 'session.freePlay': play, ...options.answers },
  })
const button = () => screen.getByRole('button', { name: 'Start free play' })
const lost = () => {
  throw new CallError('network.offline', '', {}, 0)
}
const intents = (calls: { id: string; input: unknown }[]) =>
  calls
    .filter(({ id }) => id === 'member.trialUser')
    .map(({ input }) => (input as { query: { intent: string } }).query.intent)

beforeEach(() => sessionStorage.clear())

describe('free trial', () => {
  // TRIAL-1
  it('free trial creates a trial account, signs it in with the trial merchant, and goes home', async () => {
    const { calls, events, location } = show()
    const reasons: string[] = []
    events.on('session:changed', ({ reason }) => reasons.push(reason))
    await userEvent.click(button())
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(calls.map(({ id }) => id)).toEqual(['member.trialUser', 'session.freePlay'])
    expect(calls[1]?.input).toEqual({ body: { userName: 'trial77', token: 'once' } })
    expect(events.session.getState().session).toEqual({
      token: 'token-1',
      merchantCode: 'demo-trial',
      userName: 'trial77',
      type: 4,
    })
    expect(reasons).toEqual(['trial'])
    expect(sessionStorage.getItem('trialName')).toBe('Guest 77')
  })

  // TRIAL-1
  it('free trial leads to the page that its address names, which must be one of this site', async () => {
    const { location } = show({ path: '/m/trail?returnTo=%2Fm%2FlaunchGame%3FnodeId%3D1%26mode%3Ddemo' })
    await userEvent.click(button())
    await waitFor(() => expect(location()).toBe('/m/launchGame?nodeId=1&mode=demo'))
  })

  // TRIAL-1
  it('free trial stays where it is when the result is zero, and says so', async () => {
    const { events, location } = show({ answers: { 'session.freePlay': { ...play, result: 0 } } })
    await userEvent.click(button())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No trial account can be created'),
    )
    expect(location()).toBe('/m/trail')
    expect(events.session.getState().session).toBeNull()
    expect(sessionStorage.getItem('trialName')).toBeNull()
  })

  it('free trial is one intent, however often it is pressed', async () => {
    let answer = (_: unknown) => undefined as void
    const { calls } = show({
      answers: { 'member.trialUser': () => new Promise((resolve) => (answer = resolve)) },
    })
    await userEvent.dblClick(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(intents(calls)).toHaveLength(1)
    await act(async () => answer(trial))
  })

  it('free trial repeats the same intent after a lost answer, so that no second account is created', async () => {
    let tries = 0
    const { calls, location } = show({
      answers: { 'member.trialUser': () => ((tries += 1) === 1 ? lost() : trial) },
    })
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You are offline'))
    await userEvent.click(button())
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(new Set(intents(calls)).size).toBe(1)
    expect(intents(calls)[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  })

  it('free trial starts over when the sign-in of a trial account failed, because its token works once', async () => {
    let tries = 0
    const { calls, location } = show({
      answers: { 'session.freePlay': () => ((tries += 1) === 1 ? lost() : play) },
    })
    await userEvent.click(button())
    await screen.findByText(/You are offline/)
    await userEvent.click(button())
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(new Set(intents(calls)).size).toBe(2)
  })

  // TRIAL-2
  it('the free trial page sends a signed-in member home', () => {
    const { location, calls } = show({ session: testSession() })
    expect(location()).toBe('/m/home')
    expect(calls).toEqual([])
  })
})
