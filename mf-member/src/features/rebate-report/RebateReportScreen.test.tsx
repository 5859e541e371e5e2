import type { RebateRow } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { RebateReportScreen } from './RebateReportScreen'

const row = (rest: Partial<RebateRow>): RebateRow => ({
  id: '2026-11-29-RNG-1',
  day: '2026-11-29',
  category: 'RNG',
  validMinor: 1_000_00,
  rate: 50,
  amountMinor: 5_00,
  mode: null,
  claimId: null,
  paidAt: null,
  ...rest,
})

function show(rows: RebateRow[], path = '/m/member/rebateReport') {
  const asked: object[] = []
  renderMember(<RebateReportScreen />, {
    session: testSession(),
    flags: { PLYRBT: true, MANPLAYREB3: true },
    path,
    answers: {
      'rebate.report': ({ query }: { query: object }) => {
        asked.push(query)
        return {
          rows,
          totals: { count: rows.length, validMinor: 3_000_00, amountMinor: 15_00, paidMinor: 10_00 },
          currency: 'PHP',
          ...('source' in query && { sources: [{ code: 'reef', name: 'Reef Games' }] }),
          ...{ pageNum: 1, totalPages: rows.length > 0 ? 1 : 0, total: rows.length },
        }
      },
    },
  })
  return asked
}

describe('the rebate report', () => {
  // REBATE-2
  it('rebates are listed by day with rate, amount and payment, below the totals of the filter', async () => {
    show([
      row({}),
      row({ id: '2', category: 'NEWER', mode: 'automatic', claimId: 'RB1', paidAt: 1, amountMinor: -2_00 }),
    ])
    expect((await screen.findByText('Already paid')).parentElement).toHaveTextContent('₱10.00')
    const rows = await screen.findAllByRole('button', { name: /0.5%/ })
    expect(rows[0]).toHaveTextContent('Slots₱1,000.00 at 0.5%₱5.00Waiting')
    expect(rows[1]).toHaveTextContent('NEWER')
    expect(rows[1]).toHaveTextContent('Paid automatically')
    await userEvent.click(rows[1] as HTMLElement)
    expect(within(await screen.findByRole('dialog')).getByText('RB1')).toBeInTheDocument()
  })

  // REBATE-2
  it('the filter is in the address, and unknown values are ignored', async () => {
    const asked = show([row({})], '/m/member/rebateReport?category=RNG&state=nonsense')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ category: 'RNG' })
    expect(asked[0]).not.toHaveProperty('state')
  })

  // REBATE-2
  it('the report is split by vendor when that is chosen, and then filtered by one', async () => {
    const asked = show([row({ source: { code: 'reef', name: 'Reef Games' } })])
    await userEvent.click(await screen.findByRole('button', { name: /^Vendor/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Each vendor separately' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ source: '*' }))
    expect(await screen.findByRole('button', { name: /Slots · Reef Games/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Vendor/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reef Games' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ source: 'reef' }))
  })

  // REBATE-2
  it('days without a rebate lead to the rebate, and a filter that finds nothing says so', async () => {
    show([])
    expect(await screen.findByText('No rebates on these days')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Go to rebates' })).toBeInTheDocument()
  })
})
