import { CallError } from '@plaza/client'
import { noSums, type TeamReport } from '@plaza/contract/agency'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { ReportScreen } from './ReportScreen'

const now = Date.parse('2026-11-21T10:30:00+08:00')
const sums = (netMinor: number) => ({ ...noSums(), netMinor, stakeMinor: -netMinor })
const report = (more: Partial<TeamReport> = {}): TeamReport => ({
  path: [],
  self: { id: 'me', userName: 'agent01', type: 1, hasTeam: true, sums: sums(-1_00) },
  rows: [
    { id: 'a', userName: 'agent02', type: 2, hasTeam: true, sums: sums(-20_00) },
    { id: 'b', userName: 'player07', type: 0, hasTeam: false, sums: sums(-3_00) },
  ],
  total: sums(-24_00),
  ...{ count: 2, pageNum: 1, totalPages: 1, currency: 'PHP', asOf: now },
  ...more,
})
const plan = createTestPlan({ 'mf-agent': { routes: [{ path: '/m/agent/team/transactions' }] } })

function open(answer: unknown = report(), path = '/m/agent/team/pnl') {
  const asked: Record<string, unknown>[] = []
  const shown = renderAgent(<ReportScreen />, {
    path,
    plan,
    session: testSession({ userName: 'agent01', type: 1 }),
    clockOffsetMs: now - Date.now(),
    answers: {
      'agent.teamReport': ({ query }: { query: Record<string, unknown> }) => {
        asked.push(query)
        return typeof answer === 'function' ? (answer as (query: object) => unknown)(query) : answer
      },
    },
  })
  return { ...shown, asked }
}
const table = () => screen.findByRole('region', { name: 'Profit and loss by line' })

// It begins at its head, which this document does not scroll to.
beforeAll(() => void (window.scrollTo = () => undefined))

describe('profit and loss of a team', () => {
  // TEAM-7
  it('self and each line with its team stand below their total, with formulas', async () => {
    open()
    const rows = within(await table()).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Total',
      'Self',
      'agent02 and team',
      'player07',
    ])
    expect(rows[1]).toHaveTextContent('−₱24.00')
    expect(screen.getByText('Game result = prizes − bets')).toBeVisible()
    expect(screen.getByText('Net = prizes + rebates + promotions + salaries − bets')).toBeVisible()
  })

  // TEAM-7
  it('a tap on a line goes down into it, the path leads back up, and Back too', async () => {
    const deeper = report({
      path: [{ id: 'a', userName: 'agent02' }],
      self: { id: 'a', userName: 'agent02', type: 2, hasTeam: true, sums: sums(0) },
      rows: [],
      count: 0,
    })
    const { asked, location } = open((query: { path?: string }) => (query.path === 'a' ? deeper : report()))
    await userEvent.click(await screen.findByRole('button', { name: 'agent02 and team' }))
    expect(await screen.findByRole('heading', { name: 'agent02' })).toBeVisible()
    expect(location()).toContain('path=a')
    expect(asked.at(-1)).toMatchObject({ path: 'a' })
    expect(await screen.findByText(/Nobody stood directly below/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Me' }))
    expect(await screen.findByRole('button', { name: 'agent02 and team' })).toBeVisible()
    expect(location()).not.toContain('path=')
  })

  it('a member without a team leads to its transactions of the same days', async () => {
    const { location } = open(report(), '/m/agent/team/pnl?from=2026-11-20&to=2026-11-21')
    await userEvent.click(await screen.findByRole('button', { name: 'player07' }))
    expect(location()).toBe('/m/agent/team/transactions?from=2026-11-20&to=2026-11-21&search=player07')
  })

  it('profit and loss is sorted by a column with one press, and the other way round with another', async () => {
    const { asked } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Net' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'netMinor', order: 'desc' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Net' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'netMinor', order: 'asc' }))
    expect(await screen.findByRole('columnheader', { name: 'Net' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('the filter of profit and loss is in the address: type, self and name', async () => {
    const { asked } = open(report({ rows: [], self: null }), '/m/agent/team/pnl?type=agent&self=0&search=zz')
    expect(await screen.findByText('No line matches this filter')).toBeVisible()
    expect(asked[0]).toMatchObject({ type: 'agent', self: '0', search: 'zz' })
  })

  // TEAM-5
  it("profit and loss of somebody else says that the account isn't in the team, and leads back", async () => {
    const { asked } = open((query: { path?: string }) => {
      if (query.path !== undefined) throw new CallError('agent.member.unknown', 'ref-1')
      return report()
    }, '/m/agent/team/pnl?path=stranger')
    expect(await screen.findByText("This account isn't in your team")).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'To my team' }))
    expect(await screen.findByRole('button', { name: 'agent02 and team' })).toBeVisible()
    expect(asked.at(-1)).not.toHaveProperty('path')
  })

  it('the file of profit and loss has self, every line and the total, however many pages there are', async () => {
    const urls = URL as unknown as Record<string, unknown>
    const before = [urls['createObjectURL'], urls['revokeObjectURL']]
    const saved: Blob[] = []
    urls['createObjectURL'] = (blob: Blob) => `blob:${saved.push(blob)}`
    urls['revokeObjectURL'] = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { asked } = open((query: { pageNo?: number; size?: string }) =>
      query.size === '500'
        ? report({
            pageNum: query.pageNo ?? 1,
            totalPages: 2,
            rows: [report().rows[(query.pageNo ?? 1) - 1]!],
          })
        : report(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.readAsText(saved[0]!)
    })
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      expect.stringContaining('Line'),
      'Self: agent01',
      'agent02',
      'player07',
      'Total',
    ])
    expect(asked.filter(({ size }) => size === '500').map(({ pageNo }) => pageNo)).toEqual([1, 2])
    click.mockRestore()
    ;[urls['createObjectURL'], urls['revokeObjectURL']] = before
  })

  it('amounts of profit and loss are masked while balances are hidden', async () => {
    const { events } = open()
    await table()
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(await table()).toHaveTextContent('****')
    expect(document.body).not.toHaveTextContent('24.00')
    act(() => events.say('balance:hidden', { isHidden: false }))
  })
})
