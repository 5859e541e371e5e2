import type { TeamRecord } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { TeamTransactionsScreen } from './TeamTransactionsScreen'

const now = Date.parse('2026-11-21T10:30:00+08:00')
const record = (id: string, more: Partial<TeamRecord> = {}): TeamRecord => ({
  ...{
    id,
    kind: 'deposit',
    type: 'deposit',
    reference: `D-${id}`,
    amountMinor: 100_00,
    userName: 'player07',
  },
  ...{ balanceAfterMinor: 100_00, currency: 'PHP', at: now, ...more },
})
const totals = {
  ...{ count: 2, inMinor: 100_00, outMinor: 30_00 },
  types: [
    { type: 'bet', count: 1, amountMinor: -30_00 },
    { type: 'deposit', count: 1, amountMinor: 100_00 },
  ],
}

function open(path = '/m/agent/team/transactions', hasMore = false) {
  const asked: Record<string, unknown>[] = []
  const shown = renderAgent(<TeamTransactionsScreen />, {
    path,
    session: testSession({ userName: 'agent01', type: 1 }),
    clockOffsetMs: now - Date.now(),
    answers: {
      'agent.teamTransactions': ({ query }: { query: { after?: string } }) => {
        asked.push(query)
        if (query.after !== undefined) {
          const bet = record('1', { type: 'bet', kind: 'game-bet', amountMinor: -30_00 })
          return { records: [bet], currency: 'PHP' }
        }
        return { records: [record('2')], totals, currency: 'PHP', ...(hasMore && { next: '1.2' }) }
      },
    },
  })
  return { ...shown, asked }
}

describe('the transactions of a team', () => {
  // TEAM-8
  it('team transactions stand with their member, and the sums by type are of all of them', async () => {
    open()
    const row = await screen.findByRole('button', { name: /player07/ })
    expect(row).toHaveTextContent('Deposit')
    expect(row).toHaveTextContent('+₱100.00')
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent('−₱30.00')
    await userEvent.click(screen.getByText('Sums by type'))
    const sums = document.querySelector('dl[aria-label="Sums by type"]')
    expect(sums).toHaveTextContent('Bet1−₱30.00')
    expect(sums).toHaveTextContent('Deposit1+₱100.00')
  })

  // TEAM-8
  it('the next team transactions are asked for by the position of the last', async () => {
    const { asked } = open(undefined, true)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ after: '1.2' }))
    expect(await screen.findByText("That's all of them")).toBeVisible()
    expect(screen.getAllByRole('button', { name: /player07/ })).toHaveLength(2)
  })

  // TEAM-6 TEAM-8
  it('the entries of my income say that they are of my own account', async () => {
    const { asked } = open('/m/agent/team/transactions?figure=incomeMinor')
    expect(await screen.findByText(/^Your own account only/)).toBeVisible()
    expect(screen.queryByText(/^Everybody in your team/)).not.toBeInTheDocument()
    expect(asked[0]).toMatchObject({ figure: 'incomeMinor' })
  })

  it('the filter of team transactions is in the address: types and member', async () => {
    const { asked } = open('/m/agent/team/transactions?types=deposit,bet&search=play')
    await screen.findByRole('button', { name: /player07/ })
    expect(asked[0]).toMatchObject({ types: 'deposit,bet', user: 'play' })
  })

  it('a team transaction opens in full, with its reference to copy', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: /player07/ }))
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveTextContent('D-2')
    expect(within(sheet).getByText('player07')).toBeVisible()
  })

  it('amounts of team transactions are masked while balances are hidden', async () => {
    const { events } = open()
    await screen.findByRole('button', { name: /player07/ })
    act(() => events.say('balance:hidden', { isHidden: true }))
    await waitFor(() => expect(document.body).not.toHaveTextContent('100.00'))
    act(() => events.say('balance:hidden', { isHidden: false }))
  })
})
