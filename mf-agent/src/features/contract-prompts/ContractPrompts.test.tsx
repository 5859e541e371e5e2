import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallError } from '@plaza/client'
import { contractChanged } from '@plaza/contract/agency'
import { renderAgent } from '../../testing/agent'
import { ContractPrompts } from './ContractPrompts'
import { contractPaths, pendingContracts } from './pending-contracts'

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }
const two = { ...none, dailysalreqtype: '1', contracthoursalreq: '2026-11' }
const session = testSession({ userName: 'agent01', type: 1 })
/** A new session for each test, because dismissed prompts are remembered by session token. */
let count = 0
const fresh = (given: Partial<typeof session> = {}) => ({ ...session, ...given, token: `t${(count += 1)}` })
const planOf = (...paths: string[]) =>
  createTestPlan({ 'mf-agent': { routes: paths.map((path) => ({ path: path as `/${string}` })) } })

/** Renders the prompts over a page, as the shell mounts them. */
const open = (reminder: unknown = two, options: Parameters<typeof renderAgent>[1] = {}) =>
  renderAgent(<ContractPrompts />, {
    session: fresh(),
    answers: { 'agent.contractReminder': reminder },
    plan: planOf(...Object.values(contractPaths)),
    ...options,
  })
const daily = { name: 'Your daily salary contract is waiting' }

describe('contracts that are pending', () => {
  it.each([
    ['none of them', none, []],
    ['the daily salary', { ...none, dailysalreqtype: '1' }, ['salary']],
    ['the dividend', { ...none, divtypecompperiodreq: 'month' }, ['dividend']],
    ['the hourly salary', { ...none, contracthoursalreq: '0' }, ['hourly']],
  ])('the pending contracts are %s by the fields that are not empty', (_which, reminder, kinds) => {
    expect(pendingContracts(reminder)).toEqual(kinds)
  })
})

describe('contract prompts', () => {
  it('contract prompts ask about one contract at a time, and Cancel dismisses it', async () => {
    const { calls } = open()
    await screen.findByRole('alertdialog', daily)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Your hourly salary contract is waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toHaveLength(1)
  })

  it('a contract prompt leads to the contract’s page', async () => {
    const { location } = open(two, { plan: planOf('/m/member/agent/getSalaryContract', '/m/agent') })
    await screen.findByRole('alertdialog', daily)
    await userEvent.click(screen.getByRole('button', { name: 'Go to the contract' }))
    expect(location()).toBe('/m/member/agent/getSalaryContract')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('there is no prompt for a contract whose page does not exist', async () => {
    open(two, { plan: planOf('/m/agent', contractPaths.hourly) })
    await screen.findByRole('alertdialog', { name: 'Your hourly salary contract is waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('there are no contract prompts when all fields are empty', async () => {
    const { calls } = open(none, { session: fresh({ type: 0 }) })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([4, 40, 41, 42])('contract prompts are not loaded for type %i', async (type) => {
    const { calls } = open(two, { session: fresh({ type }) })
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(calls).toEqual([])
  })

  it('contract prompts are loaded on home only', async () => {
    const { calls } = open(two, { path: '/m/voucherCenter' })
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(calls).toEqual([])
  })

  it('contract prompts appear again for the next person who signs in', async () => {
    const { events } = open({ ...none, dailysalreqtype: '1' })
    await screen.findByRole('alertdialog', daily)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    act(() => events.setSession(testSession({ userName: 'agent02', type: 2, token: 'other' }), 'login'))
    expect(await screen.findByRole('alertdialog', daily)).toBeInTheDocument()
  })

  it('contract prompts do not appear again on the way back to home', async () => {
    const own = fresh()
    const one = { ...none, dailysalreqtype: '1' }
    const first = open(one, { session: own })
    await screen.findByRole('alertdialog', daily)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    first.unmount()
    const { calls } = open(one, { session: own })
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  // CONTRACT-1
  it('a contract prompt follows at once when something is offered, and goes when it is withdrawn', async () => {
    let reminder = none
    const { events } = open(() => reminder)
    const changed = (state: 'offered' | 'withdrawn') =>
      act(() => events.say(contractChanged, { id: 'CN1', kind: 'daily-salary', state }))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    reminder = { ...none, dailysalreqtype: 'daily' }
    changed('offered')
    await screen.findByRole('alertdialog', daily)
    reminder = none
    changed('withdrawn')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  // CONTRACT-1
  it('a contract prompt that was dismissed appears again for another offer, not for another event', async () => {
    const { events } = open({ ...none, dailysalreqtype: 'daily' })
    await screen.findByRole('alertdialog', daily)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const changed = (state: 'offered' | 'active') =>
      act(() => events.say(contractChanged, { id: 'CN1', kind: 'daily-salary', state }))
    changed('active')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    changed('offered')
    expect(await screen.findByRole('alertdialog', daily)).toBeInTheDocument()
  })

  it('contract prompts show nothing when the gateway cannot be reached', async () => {
    const { calls } = open(() => {
      throw new CallError('network.offline', '', {}, 0)
    })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
