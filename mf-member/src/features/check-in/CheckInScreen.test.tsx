import { CallError } from '@plaza/client'
import type { CheckIn } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { CheckInScreen } from './CheckInScreen'

const balance = {
  wallets: [{ wallet: 'main', balanceMinor: 100_00 }],
  totalMinor: 100_00,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

const checkIn = (rest: Partial<CheckIn> = {}): CheckIn => ({
  today: '2026-11-20',
  hasCheckedIn: false,
  streak: 2,
  days: [100, 100, 200, 200, 300, 300, 1_000].map((amountMinor, index) => ({
    amountMinor,
    state: index < 2 ? 'done' : index === 2 ? 'open' : 'coming',
  })),
  missed: null,
  hasCard: true,
  nextAt: Date.now() + 3_600_000,
  wagering: 0,
  latest: [{ day: '2026-11-19', amountMinor: 100, isMadeUp: true }],
  currency: 'PHP',
  ...rest,
})

type Sent = { idempotencyKey: string; body: { day?: string } }

function show(shown: CheckIn, failures: CallError[] = []) {
  let kept = shown
  const sent: Sent[] = []
  const answer = (change: Partial<CheckIn>, amountMinor: number) => (input: Sent) => {
    sent.push(input)
    const failure = failures.shift()
    if (failure) throw failure
    kept = { ...kept, ...change }
    return { checkIn: kept, amountMinor, balance }
  }
  const view = renderMember(<CheckInScreen />, {
    session: testSession(),
    path: '/m/checkin',
    answers: {
      'checkIn.show': () => kept,
      'checkIn.today': answer({ hasCheckedIn: true, streak: 3 }, 200),
      'checkIn.makeUp': answer({ missed: null, hasCard: false, streak: 5 }, 300),
    },
  })
  const said: string[] = []
  view.events.on('toast', ({ text }) => said.push(text))
  return { ...view, sent, said }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of check-ins', () => {
  // CHECKIN-1
  it('a press checks in for today, says what it brought, and cannot be repeated', async () => {
    const { sent, said } = show(checkIn())
    expect(await screen.findByRole('heading', { name: '2 days in a row' })).toBeInTheDocument()
    const days = within(screen.getByRole('list', { name: 'Rewards of the seven days' }))
    expect(days.getAllByRole('listitem').map((day) => day.dataset['state'])).toEqual([
      'done',
      'done',
      'open',
      ...Array.from({ length: 4 }, () => 'coming'),
    ])
    await press('Check in for ₱2.00')
    expect(await screen.findByText('You have checked in today')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '3 days in a row' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Check in for/ })).toBeNull()
    expect(screen.getByRole('timer', { name: 'The next day begins in' })).toHaveTextContent(/59:|1:00:00/)
    expect([sent.length, said]).toEqual([1, ['Checked in: ₱2.00 is in your wallet']])
  })

  it('a check-in whose answer was lost is sent again with its key', async () => {
    const { sent } = show(checkIn(), [new CallError('network.offline', 'req-1', {}, 0)])
    await press('Check in for ₱2.00')
    await waitFor(() => expect(sent).toHaveLength(1))
    await press('Check in for ₱2.00')
    expect(await screen.findByText('You have checked in today')).toBeInTheDocument()
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  // CHECKIN-1
  it('a missed day is made up with the card of the month after a question', async () => {
    const { sent, said } = show(checkIn({ missed: { day: '2026-11-18', amountMinor: 300, streak: 4 } }))
    expect(await screen.findByRole('heading', { name: 'You missed Nov 18, 2026' })).toBeInTheDocument()
    await press('Use this month’s card'.replace('’', "'"))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Use the card' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /You missed/ })).toBeNull())
    expect(sent.map(({ body }) => body.day)).toEqual(['2026-11-18'])
    expect(said).toEqual(['Nov 18, 2026 made up: ₱3.00 is in your wallet'])
  })

  // CHECKIN-1
  it('without a card the missed day is shown without a button', async () => {
    show(checkIn({ missed: { day: '2026-11-18', amountMinor: 300, streak: 4 }, hasCard: false }))
    expect(await screen.findByText(/have used this month's make-up card/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /card/ })).toBeNull()
  })
})
