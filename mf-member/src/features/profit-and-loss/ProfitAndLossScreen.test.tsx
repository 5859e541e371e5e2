import { CallError } from '@plaza/client'
import type { ShownFigures } from '@plaza/contract/play'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { ProfitAndLossScreen } from './ProfitAndLossScreen'

// What draws a chart needs a canvas; its table has the same numbers.
jest.mock('../../../../packages/ui/src/chart/draw-chart', () => ({ drawChart: () => () => undefined }))

const figures = (more: Partial<ShownFigures> = {}): ShownFigures => ({
  depositMinor: 0,
  withdrawalMinor: 0,
  stakeMinor: 0,
  validMinor: 0,
  prizeMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  otherMinor: 0,
  netMinor: 0,
  ...more,
})
const played = figures({
  depositMinor: 500_00,
  stakeMinor: 300_00,
  validMinor: 280_00,
  prizeMinor: 120_00,
  netMinor: -180_00,
})

function show({ path = '/m/profitandloss', totals = played, failures = 0 } = {}) {
  const asked: object[] = []
  let left = failures
  renderMember(<ProfitAndLossScreen />, {
    session: testSession(),
    path,
    answers: {
      'member.profitAndLoss': ({ query }: { query: object }) => {
        asked.push(query)
        if ((left -= 1) >= 0) throw new CallError('network.timeout', 'req-1', {}, 0)
        return {
          totals,
          categories:
            totals.stakeMinor > 0
              ? [
                  { category: 'RNG', ...totals },
                  { category: 'NEWER', ...figures() },
                ]
              : [],
          periods: [
            { period: '2026-11-21', ...figures() },
            { period: '2026-11-22', ...totals },
          ],
          lifetime: { depositMinor: 900_00, withdrawalMinor: 1_000_00, netDepositMinor: -100_00 },
          currency: 'PHP',
        }
      },
    },
  })
  return asked
}

describe('profit and loss', () => {
  // RECORDS-4
  it('the net result stands with what it is made of, by kind of game, by day in a table, and net deposits of the whole time', async () => {
    show()
    const net = await screen.findByRole('region', { name: 'Net result of play' })
    expect(net).toHaveTextContent('−₱180.00')
    const list = document.querySelector('dl[aria-label="Figures for this period"]')
    expect(list).toHaveTextContent('Deposits₱500.00')
    expect(list).toHaveTextContent('Valid bets₱280.00')
    const kinds = screen.getByRole('group', { name: 'By kind of game' })
    expect(within(kinds).getByRole('row', { name: /Slots/ })).toHaveTextContent('₱120.00')
    expect(within(kinds).getByRole('row', { name: /NEWER/ })).toBeInTheDocument()
    expect(await screen.findByText('Net result by day')).toBeInTheDocument()
    expect(screen.getByText('Net deposits').closest('div')).toHaveTextContent('−₱100.00')
  })

  it('six and twelve months are asked for by month', async () => {
    const asked = show()
    await userEvent.click(await screen.findByRole('radio', { name: '12 months' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ months: '12' }))
    expect(screen.queryByRole('button', { name: 'Yesterday' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Days' }))
    await waitFor(() => expect(asked.at(-1)).toHaveProperty('from'))
  })

  it('days in the address that are not allowed show the last seven', async () => {
    const asked = show({ path: '/m/profitandloss?from=2020-01-01&to=2020-01-02&months=7' })
    await screen.findByRole('region', { name: 'Net result of play' })
    expect(asked[0]).not.toMatchObject({ from: '2020-01-01' })
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('a time without anything says so and keeps the whole time; a failure can be tried again', async () => {
    show({ totals: figures(), failures: 9 })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("Your figures didn't load")
  })

  it('a time in which nothing happened keeps the figures of the whole time', async () => {
    show({ totals: figures() })
    expect(await screen.findByText('Nothing happened in this period')).toBeInTheDocument()
    expect(screen.getByText('Net deposits')).toBeInTheDocument()
    expect(screen.queryByText('Net result by day')).toBeNull()
  })
})
