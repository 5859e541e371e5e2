import type { RebateIncomeRow } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { RebateIncomeScreen } from './RebateIncomeScreen'

const row = (rest: Partial<RebateIncomeRow>): RebateIncomeRow => ({
  ...{ id: '2026-11-29', day: '2026-11-29', member: null, validMinor: 100_000, rate: 20, amountMinor: 200 },
  ...{ state: 'paid', paidAt: 1_000, correctedAt: null, nos: ['AI1'] },
  ...rest,
})

function show(rows: RebateIncomeRow[], path = '/m/member/teamRebate', downline: string | null = null) {
  const asked: object[] = []
  renderAgent(<RebateIncomeScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path,
    answers: {
      'agent.rebateIncome': ({ query }: { query: object }) => {
        asked.push(query)
        return {
          ...{
            rows,
            downline,
            currency: 'PHP',
            pageNum: 1,
            totalPages: rows.length > 0 ? 1 : 0,
            total: rows.length,
          },
          totals: {
            teamValidMinor: 100_000,
            teamMinor: 200,
            ownValidMinor: 50_000,
            ownMinor: 250,
            paidMinor: 450,
          },
        }
      },
    },
  })
  return asked
}

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the page of rebate income', () => {
  // INCOME-2
  it('rebate income is listed by day with valid bets, rate, income and payment, below the totals of the filter', async () => {
    show([
      row({}),
      row({ id: '2026-11-28', day: '2026-11-28', rate: null, state: 'pending', paidAt: null, nos: [] }),
    ])
    expect((await screen.findAllByText('My rebate'))[0]?.parentElement).toHaveTextContent('₱4.50')
    const [first, second] = await screen.findAllByRole('button', { name: /My rebate/ })
    expect(first).toHaveTextContent('₱1,000.00 at 0.2%₱2.00Paid')
    expect(second).toHaveTextContent('several rates')
    expect(second).toHaveTextContent('Pending')
    await userEvent.click(first as HTMLElement)
    expect(within(await screen.findByRole('dialog')).getByText('AI1')).toBeInTheDocument()
  })

  // INCOME-2
  it('a day of rebate income leads to its downlines, and a downline to what each member contributed', async () => {
    const member = { id: 'm2', userName: 'agent02' }
    const asked = show([row({ id: 'm2', day: null, member, nos: [] })], '/m/member/teamRebate?by=downline')
    await userEvent.click(await screen.findByRole('button', { name: /agent02/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'member', downline: 'm2' }))
    await userEvent.click(await screen.findByRole('button', { name: 'All downlines' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'downline' }))
    expect(asked.at(-1)).not.toHaveProperty('downline')
  })

  // INCOME-2
  it('the filter of rebate income is in the address, and a name is looked for among members', async () => {
    const asked = show([row({})], '/m/member/teamRebate?category=RNG&search=pla')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ category: 'RNG', userName: 'pla', by: 'member' })
  })

  // INCOME-2
  it('what the figures of rebate income mean and how they are rounded is one tap away', async () => {
    show([row({})])
    await userEvent.click(await screen.findByRole('button', { name: 'What these figures mean' }))
    expect(await screen.findByText(/largest remainders/)).toBeInTheDocument()
  })

  it('rebate income says so when there were no bets on the days', async () => {
    show([])
    expect(await screen.findByText('No valid bets on these days')).toBeInTheDocument()
  })
})
