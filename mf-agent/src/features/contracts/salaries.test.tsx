import type { SalaryReportRow } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { SalaryContractScreen } from './SalaryContractScreen'
import { partiesOf, testContract, testContracts } from './testing'

const salary: SalaryReportRow = {
  ...{ id: 'CN1-1', periodAt: Date.UTC(2026, 10, 28, 16), day: '2026-11-29', basis: 'turnover' },
  ...{ ownMinor: 10_000, teamMinor: 120_000, activeUsers: 3, rate: 40, capMinor: 100_000 },
  ...{ ownPartMinor: 40, contributionMinor: 240, amountMinor: 280 },
  contributions: [{ account: 'agent02', basisMinor: 120_000, rate: 20, minor: 240 }],
  ...{ state: 'paid', paidAt: 1_000, correctedAt: null, no: 'AI7' },
}
const preview = {
  ...{ periodAt: salary.periodAt, ownMinor: 10_000, teamMinor: 120_000, activeUsers: 3, rate: 50 },
  ...{ amountMinor: 650, currency: 'PHP' },
}

const show = (path: string, contracts = testContracts()) =>
  renderAgent(<SalaryContractScreen />, {
    ...{ session: testSession({ userName: 'agent01', type: 1 }), path },
    answers: {
      'agent.contract.daily': contracts,
      'agent.contract.parties': partiesOf(contracts),
      'agent.salaries': {
        rows: [salary],
        totals: { ownMinor: 10_000, teamMinor: 120_000, amountMinor: 280, paidMinor: 280 },
        ...{ currency: 'PHP', pageNum: 1, totalPages: 1, total: 1 },
      },
      'agent.salaryPreview': preview,
    },
  })

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('salaries', () => {
  // INCOME-3
  it('the report lists each salary with its state, and opened what every downline contributed', async () => {
    show('/m/member/agent/getSalaryContract')
    expect(await screen.findByText(/settles and pays it at 02:30/)).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Salaries so far' }))
    expect(await screen.findByText(/^Salary = own valid bets × own rate/)).toBeInTheDocument()
    const row = await screen.findByRole('button', { name: /₱1,300.00 at 0.4%/ })
    expect(row).toHaveTextContent('₱2.80Paid')
    await userEvent.click(row)
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('agent02: ₱1,200.00 at 0.4% less 0.2%')).toBeInTheDocument()
    expect(sheet.getByText('AI7')).toBeInTheDocument()
  })

  // INCOME-3
  it('who is offered a contract, and who offers one, sees what it would have paid for the last day', async () => {
    const offered = testContract({ id: 'CN2', state: 'offered', acceptedAt: null, startsAt: null })
    const { calls } = show(
      '/m/member/agent/getSalaryContract',
      testContracts({ mine: { active: testContract(), offered } }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'What would it have paid?' }))
    expect(await screen.findByRole('status')).toHaveTextContent('it would have paid ₱6.50')
    const [asked] = calls.filter(({ id }) => id === 'agent.salaryPreview')
    expect(asked).toMatchObject({ input: { body: { kind: 'daily-salary', terms: offered.terms } } })
    expect(asked).not.toHaveProperty('input.body.to')
  })

  // INCOME-3
  it('an offer that is written is previewed for whom it is', async () => {
    const { calls } = show('/m/member/agent/getSalaryContract?to=agent02')
    await userEvent.click(await screen.findByRole('button', { name: 'What would it have paid?' }))
    expect(await screen.findByRole('status')).toHaveTextContent('it would have paid')
    expect(calls.filter(({ id }) => id === 'agent.salaryPreview')).toMatchObject([
      { input: { body: { to: 'agent02' } } },
    ])
  })
})
