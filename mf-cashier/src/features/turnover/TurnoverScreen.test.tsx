import { CallError } from '@plaza/client'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Requirement, turnoverCall } from '@plaza/contract/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, startMs, testBalance } from '../../testing/cashier'
import { TurnoverScreen } from './TurnoverScreen'

const requirement = (more: Partial<Requirement> = {}): Requirement => ({
  id: '1',
  kind: 'deposit',
  state: 'open',
  reference: 'PZ23456789AB',
  amountMinor: 50_000,
  requiredMinor: 50_000,
  doneMinor: 12_000,
  highestStakeMinor: null,
  shares: { LIVE: 10 },
  contributions: [{ type: 'LIVE', stakedMinor: 20_000, countedMinor: 2_000 }],
  createdAt: startMs,
  endedAt: null,
  ...more,
})
const bonus = requirement({
  id: '2',
  kind: 'bonus',
  name: { en: 'Welcome bonus', fil: 'Welcome bonus' },
  requiredMinor: 500_000,
  doneMinor: 0,
  highestStakeMinor: 5_000,
  expiresAt: Date.UTC(2026, 10, 28, 10),
  goesMinor: 30_000,
  contributions: [],
})
const answer = (requirements: Requirement[]): AnswerOf<typeof turnoverCall> => ({
  requirements,
  totalMinor: 100_000,
  withdrawableMinor: 20_000,
  locked: [
    { reason: 'bonus', amountMinor: 30_000 },
    { reason: 'deposit', amountMinor: 50_000 },
  ],
  currency: 'PHP',
})
const show = (answers: Record<string, unknown> = {}) =>
  renderCashier(<TurnoverScreen />, {
    path: '/m/turnover',
    answers: { 'withdraw.turnover': answer([requirement(), bonus]), ...answers },
  })
const giveUp = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Give up this bonus' }))
  return screen.findByRole('alertdialog', { name: 'Give up Welcome bonus?' })
}

describe('the turnover page', () => {
  // WITHDRAW-7
  it('the turnover page shows what can be withdrawn and what holds the rest', async () => {
    show()
    expect(await screen.findByRole('group', { name: 'You can withdraw' })).toHaveTextContent('₱200.00')
    expect(screen.getByText('Held by bonuses').nextElementSibling).toHaveTextContent('₱300.00')
    expect(screen.getByText('Held by deposits').nextElementSibling).toHaveTextContent('₱500.00')
  })

  // WITHDRAW-7
  it('an open requirement has a bar with what is done and what remains, and the share of each category', async () => {
    show()
    const deposit = await screen.findByRole('article', { name: 'Deposit' })
    const bar = within(deposit).getByRole('progressbar', { name: 'Deposit' })
    expect(bar).toHaveAttribute('aria-valuetext', '₱120.00 of ₱500.00 staked')
    expect(deposit).toHaveTextContent('₱380.00 to go')
    expect(deposit).toHaveTextContent('Counts now')
    expect(deposit).toHaveTextContent('Live casino10%₱20.00 counted of ₱200.00 staked')
    expect(deposit).toHaveTextContent('Slots100%')
    expect(within(deposit).queryByRole('button', { name: /Give up/ })).not.toBeInTheDocument()
    const running = screen.getByRole('article', { name: 'Welcome bonus' })
    expect(running).toHaveTextContent('Highest stake₱50.00')
    expect(running).toHaveTextContent('Expires')
  })

  // WITHDRAW-7
  it('requirements that have ended are listed below with how they ended', async () => {
    const ended = (['done', 'ended', 'given-up', 'expired'] as const).map((state, index) =>
      requirement({ id: `${index}`, state, endedAt: startMs }),
    )
    show({ 'withdraw.turnover': answer(ended) })
    expect(await screen.findByText('Nothing to stake')).toBeInTheDocument()
    const rows = within(screen.getByRole('list', { name: 'Ended' })).getAllByRole('listitem')
    expect(rows.map((row) => /Done|Ended|Given up|Expired/.exec(row.textContent)?.[0])).toEqual([
      'Done',
      'Ended',
      'Given up',
      'Expired',
    ])
  })

  it('a failure is shown, with a way to try again', async () => {
    show({
      'withdraw.turnover': () => {
        throw new CallError('service.unavailable', '', {}, 503)
      },
    })
    expect(await screen.findByText("Your turnover didn't load")).toBeInTheDocument()
  })

  it('the page asks again when the balance has changed', async () => {
    const { calls, events } = show()
    await screen.findByRole('article', { name: 'Deposit' })
    const asked = () => calls.filter(({ id }) => id === 'withdraw.turnover').length
    act(() => events.say('balance:changed', testBalance(100_000, 1)))
    const before = asked()
    act(() => events.say('balance:changed', testBalance(90_000, 2)))
    await waitFor(() => expect(asked()).toBe(before + 1))
  })
})

describe('giving a bonus up', () => {
  // BONUS-3
  it('the question says what goes and what stays, and keeping the bonus sends nothing', async () => {
    const { calls } = show()
    const dialog = await giveUp()
    expect(dialog).toHaveTextContent(
      '₱300.00 of the bonus goes back. The rest of your wallet stays yours, and you have ₱5,000.00 less to stake.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(calls.filter(({ id }) => id === 'turnover.giveUp')).toEqual([])
  })

  // BONUS-3
  it('an attempt without an answer is sent again with its key, and the page then shows that the bonus was given up', async () => {
    let attempts = 0
    let requirements = [requirement(), bonus]
    const { calls } = show({
      'withdraw.turnover': () => answer(requirements),
      'turnover.giveUp': () => {
        attempts += 1
        if (attempts === 1) throw new CallError('network.timeout', '', {}, 0)
        const { goesMinor: _goes, ...ended } = bonus
        const given = { ...ended, state: 'given-up' as const, endedAt: startMs }
        requirements = [requirement(), given]
        return { requirement: given, balance: testBalance(70_000) }
      },
    })
    const dialog = await giveUp()
    const confirm = within(dialog).getByRole('button', { name: 'Give it up' })
    await userEvent.click(confirm)
    await userEvent.click(confirm)
    expect(await screen.findByText('Given up')).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: 'Welcome bonus' })).not.toBeInTheDocument()
    const sent = calls
      .filter(({ id }) => id === 'turnover.giveUp')
      .map(({ input }) => input as { idempotencyKey: string; body: unknown; params: unknown })
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(sent[0]).toMatchObject({ params: { id: '2' }, body: { goesMinor: 30_000 } })
  })
})
