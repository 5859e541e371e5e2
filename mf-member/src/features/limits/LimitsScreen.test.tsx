import { CallError } from '@plaza/client'
import type { PlayLimit } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { LimitsScreen } from './LimitsScreen'

const hourMs = 60 * 60_000
const limit = (given: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'wager',
  period: 'day',
  amount: 50_000,
  used: 20_000,
  resetsAt: Date.now() + hourMs,
  ...given,
})

function show(limits: PlayLimit[], more: Record<string, (input: never) => unknown> = {}) {
  const list = () => ({ limits, currency: 'PHP' })
  return renderMember(<LimitsScreen />, {
    session: testSession(),
    path: '/m/limits',
    answers: {
      'limits.list': list,
      'limits.set': list,
      'limits.confirm': list,
      'limits.drop': list,
      ...more,
    },
  })
}
const group = (name: string) => screen.findByRole('group', { name })

describe('the page of limits', () => {
  // RG-3
  it('a limit says what is used of it and when it starts again, and the absence of one is named', async () => {
    show([
      limit(),
      limit({ period: 'week', amount: null, used: 0 }),
      limit({ kind: 'time', amount: 90, used: 61 }),
    ])
    expect(await screen.findByText('₱200.00 of ₱500.00 used')).toBeInTheDocument()
    expect(await group('A week')).toHaveTextContent(/No limit · ₱0.00 so far.*Starts again/)
    expect(screen.getByText('1 h 1 min of 1 h 30 min used')).toBeInTheDocument()
  })

  // RG-3
  it('a lower limit is sent and applies now, and a higher one waits', async () => {
    const { calls, events } = show([limit()])
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    const change = async (amount: string) => {
      await userEvent.click(within(await group('A day')).getByRole('button', { name: 'Change' }))
      await userEvent.type(screen.getByLabelText('New limit'), amount)
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    }
    await change('300')
    await change('900')
    expect(calls.filter(({ id }) => id === 'limits.set').map(({ input }) => input)).toMatchObject([
      { body: { kind: 'wager', period: 'day', amount: 30_000 } },
      { body: { kind: 'wager', period: 'day', amount: 90_000 } },
    ])
    expect(toasts).toEqual([
      'Your limit applies now.',
      'Your limit stays as it is. You can confirm the new one in 24 hours.',
    ])
  })

  it('an empty limit is not sent, and a refusal stays at the form', async () => {
    const { calls } = show([limit()], {
      'limits.set': () => {
        throw new CallError('limit.above', '', {}, 409)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter a limit, or choose none.')).toBeInTheDocument()
    expect(calls.filter(({ id }) => id === 'limits.set')).toEqual([])
    await userEvent.type(screen.getByLabelText('New limit'), '900')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('It must not be above your limit of a longer period.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
  })

  // RG-3
  it('a change that waits can be withdrawn, and confirmed once its time has come', async () => {
    const early = { pending: { amount: 90_000, confirmableAt: Date.now() + hourMs } }
    const { calls } = show([
      limit(early),
      limit({ period: 'week', pending: { amount: null, confirmableAt: Date.now() - 1 } }),
    ])
    const waiting = within(await group('A day'))
    expect(waiting.getByText('Waiting: ₱900.00')).toBeInTheDocument()
    expect(waiting.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await userEvent.click(waiting.getByRole('button', { name: 'Withdraw the change' }))
    const ready = within(await group('A week'))
    expect(ready.getByText('Waiting: no limit')).toBeInTheDocument()
    await userEvent.click(ready.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(calls.map(({ id }) => id)).toEqual(expect.arrayContaining(['limits.drop', 'limits.confirm'])),
    )
  })
})
