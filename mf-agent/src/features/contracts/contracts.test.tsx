import { CallError } from '@plaza/client'
import { contractChanged } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { DividendContractScreen } from './DividendContractScreen'
import { HourlyContractScreen } from './HourlyContractScreen'
import { SalaryContractScreen } from './SalaryContractScreen'
import { partiesOf, testContract, testContracts, testTier } from './testing'
import type { ContractsAnswer } from './useContracts'

const offer = testContract({
  id: 'CN2',
  state: 'offered',
  isAmendment: true,
  acceptedAt: null,
  startsAt: null,
})

function show(answer: ContractsAnswer | (() => ContractsAnswer), more: Record<string, unknown> = {}) {
  return renderAgent(<SalaryContractScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path: '/m/member/agent/getSalaryContract',
    answers: {
      'agent.contract.daily': answer,
      'agent.contract.parties': partiesOf(answer),
      'agent.contract.step': { contract: offer },
      ...more,
    },
  })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the page of a salary contract', () => {
  // CONTRACT-2
  it('one’s own contract shows its tiers, and an offer beside it can be accepted', async () => {
    const { calls, events } = show(testContracts({ mine: { active: testContract(), offered: offer } }))
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    expect(await screen.findByText('Amendment')).toBeInTheDocument()
    const [table] = screen.getAllByRole('table')
    expect(table).toHaveTextContent(/0.5%₱1,000.001No limit.*1%₱5,000.001No limit/)
    await press('Accept')
    await waitFor(() => expect(toasts).toEqual(['The contract is accepted']))
    expect(calls.filter(({ id }) => id === 'agent.contract.step')).toMatchObject([
      { input: { body: { id: 'CN2', step: 'accept' } } },
    ])
    // Read again after it.
    await waitFor(() => expect(calls.filter(({ id }) => id === 'agent.contract.daily')).toHaveLength(2))
  })

  // CONTRACT-2
  it('an offer that was withdrawn in the meantime says so at its buttons', async () => {
    show(testContracts({ mine: { active: null, offered: offer } }), {
      'agent.contract.step': () => {
        throw new CallError('contract.changed', '', { state: 'withdrawn' }, 409)
      },
    })
    await press('Reject')
    expect(await screen.findByText('The contract has changed in the meantime.')).toBeInTheDocument()
  })

  // CONTRACT-2
  it('a change on the other side shows at once', async () => {
    let answer = testContracts({ mine: { active: null, offered: null } })
    const { events } = show(() => answer)
    await screen.findByText(/You have no contract of this kind/)
    answer = testContracts({ mine: { active: null, offered: offer } })
    act(() => events.say(contractChanged, { id: 'CN2', kind: 'daily-salary', state: 'offered' }))
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeInTheDocument()
  })

  // CONTRACT-2
  it('an offer to a downline begins with one’s own terms and is sent as they were changed', async () => {
    const { calls } = show(testContracts(), { 'agent.contract.offer': { contract: offer } })
    await press(/agent02/)
    await press('Offer a contract')
    const second = within(await screen.findByRole('group', { name: 'Tier 2' }))
    await userEvent.click(second.getByRole('button', { name: 'Remove' }))
    const first = within(screen.getByRole('group', { name: 'Tier 1' }))
    const rate = first.getByLabelText('Rate, per cent')
    expect(rate).toHaveValue('0.5')
    await userEvent.clear(rate)
    await userEvent.type(rate, '0.25')
    await press('Send the offer')
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === 'agent.contract.offer')).toMatchObject([
        {
          input: {
            body: {
              kind: 'daily-salary',
              to: 'agent02',
              terms: { activeMinor: 10_000, tiers: [testTier(100_000, 25)] },
            },
          },
        },
      ]),
    )
    expect(await screen.findByText('Contracts with downlines')).toBeInTheDocument()
  })

  // CONTRACT-2
  it.each([
    ['0.6', 'Your own rate for this tier is 0.5%: you cannot give more.'],
    ['', 'Fill in the rate, the active users and the bets of an active user.'],
    ['0', 'Fill in the rate, the active users and the bets of an active user.'],
    ['0.255', 'Fill in the rate, the active users and the bets of an active user.'],
    ['-1', 'Fill in the rate, the active users and the bets of an active user.'],
  ])('an offer with the rate "%s" is not sent, and its tier says why', async (typed, problem) => {
    const { calls } = show(testContracts())
    await press(/agent02/)
    await press('Offer a contract')
    const first = within(await screen.findByRole('group', { name: 'Tier 1' }))
    const rate = first.getByLabelText('Rate, per cent')
    await userEvent.clear(rate)
    if (typed !== '') await userEvent.type(rate, typed)
    await press('Send the offer')
    expect(await first.findByText(problem)).toBeInTheDocument()
    expect(calls.filter(({ id }) => id === 'agent.contract.offer')).toEqual([])
  })

  // CONTRACT-2
  it('tiers that do not rise are refused at the tier', async () => {
    show(testContracts())
    await press(/agent02/)
    await press('Offer a contract')
    const second = within(await screen.findByRole('group', { name: 'Tier 2' }))
    await userEvent.clear(second.getByLabelText('Rate, per cent'))
    await userEvent.type(second.getByLabelText('Rate, per cent'), '0.5')
    await press('Send the offer')
    expect(await second.findByText(/Each tier must ask for more/)).toBeInTheDocument()
  })

  // CONTRACT-2
  it('a limit above one’s own, or none, is refused at the tier', async () => {
    const own = testContract()
    own.terms.tiers = [{ ...testTier(100_000, 50), capMinor: 70_000 }]
    const { calls } = show(testContracts({ mine: { active: own, offered: null } }))
    await press(/agent02/)
    await press('Offer a contract')
    const first = within(await screen.findByRole('group', { name: 'Tier 1' }))
    await userEvent.clear(first.getByLabelText('Highest payout; leave empty for no limit'))
    await press('Send the offer')
    expect(await first.findByText(/Your own limit for this tier is ₱700.00/)).toBeInTheDocument()
    expect(calls.filter(({ id }) => id === 'agent.contract.offer')).toEqual([])
  })

  // CONTRACT-2
  it('a contract that one gave is ended after a question, and an offer is withdrawn', async () => {
    const given = testContract({ id: 'CN3', isMine: false, member: 'agent02' })
    const waiting = { ...offer, id: 'CN4', isMine: false, member: 'agent02' }
    const party = { account: 'agent02', active: given, offered: waiting, mayBeOffered: true }
    const { calls } = show(testContracts({ downlines: [party] }))
    await press(/agent02/)
    expect(screen.queryByRole('button', { name: 'Offer other terms' })).toBeNull()
    await press('Withdraw the offer')
    await waitFor(() => expect(calls.filter(({ id }) => id === 'agent.contract.step')).toHaveLength(1))
    await press('End the contract')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }))
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === 'agent.contract.step')).toMatchObject([
        { input: { body: { id: 'CN4', step: 'withdraw' } } },
        { input: { body: { id: 'CN3', step: 'end' } } },
      ]),
    )
  })

  it('without a contract of one’s own nothing can be offered, and the page says why', async () => {
    show(testContracts({ mine: { active: null, offered: null } }))
    expect(await screen.findByText(/You can offer contracts once you have one/)).toBeInTheDocument()
    await press(/agent02/)
    expect(await screen.findByText('agent02 has no contract of this kind.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Offer a contract' })).toBeNull()
  })

  // CONTRACT-2
  it('the page says that the site gives an account at the top its contracts, and an address names whom to offer one', async () => {
    const ofSite = { ...offer, isFromSite: true }
    const first = show(testContracts({ mine: { active: testContract(), offered: ofSite }, isAtTop: true }))
    expect(await screen.findByText(/^The site offers you other terms/)).toBeVisible()
    first.unmount()
    const second = show(testContracts({ mine: { active: null, offered: null }, isAtTop: true }))
    expect(await screen.findByText(/When the site offers you one/)).toBeVisible()
    second.unmount()
    renderAgent(<SalaryContractScreen />, {
      session: testSession({ userName: 'agent01', type: 1 }),
      path: '/m/member/agent/getSalaryContract?to=stranger',
      answers: {
        'agent.contract.daily': testContracts(),
        'agent.contract.parties': partiesOf(testContracts()),
      },
    })
    expect(await screen.findByText('No contract can be offered to this account.')).toBeVisible()
  })

  it('a contract that is over opens with what it said', async () => {
    const over = testContract({ id: 'CN5', state: 'ended', closedAt: 5_000, endsAt: 6_000 })
    show(testContracts({ mine: { active: null, offered: null }, downlines: [], history: [over] }))
    await press(/My contract.*Ended/)
    const sheet = within(await screen.findByRole('dialog', { name: 'My contract' }))
    expect(sheet.getByText('Counted until')).toBeInTheDocument()
  })

  it('downlines are found by their names where there are many', async () => {
    const downlines = Array.from({ length: 9 }, (_, at) => ({
      ...{ account: `Name${String(at)}`, active: null, offered: null, mayBeOffered: true },
    }))
    show(testContracts({ downlines }))
    await userEvent.type(await screen.findByLabelText('Find a downline'), 'NAME7')
    await press('Search names')
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Contracts with downlines' })).getAllByRole('listitem'),
      ).toHaveLength(1),
    )
  })
})

// CONTRACT-2
it('what one’s own dividend carries over is carried over in an offer as well, and the box cannot be cleared', async () => {
  const mine = testContract({ kind: 'dividend' })
  const own = { ...mine, terms: { ...mine.terms, basis: 'loss', period: 'monthly', carries: true } } as const
  const given = { ...own, id: 'CN6', isMine: false, member: 'agent02' }
  const party = {
    ...{ account: 'agent02', offered: null, mayBeOffered: true },
    active: { ...given, terms: { ...given.terms, carries: false } },
  }
  const page = testContracts({ mine: { active: own, offered: null }, downlines: [party] })
  const { calls } = renderAgent(<DividendContractScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    answers: {
      'agent.contract.dividend': page,
      'agent.contract.parties': partiesOf(page),
      'agent.contract.offer': { contract: given },
    },
  })
  await press(/agent02/)
  await press('Offer other terms')
  const box = await screen.findByRole('checkbox', { name: /set off against the next/ })
  expect(box).toBeChecked()
  expect(box).toBeDisabled()
  await press('Send the offer')
  await waitFor(() =>
    expect(calls.filter(({ id }) => id === 'agent.contract.offer')).toMatchObject([
      { input: { body: { terms: { carries: true, period: 'monthly' } } } },
    ]),
  )
})

// CONTRACT-2
it.each([
  ['an hourly salary', <HourlyContractScreen key="h" />, 'agent.contract.hourly', 'hourly-salary', 'hourly'],
  ['a dividend', <DividendContractScreen key="d" />, 'agent.contract.dividend', 'dividend', 'monthly'],
] as const)('the page of %s loads its own contracts alone', async (_what, page, call, kind, period) => {
  const contract = testContract({ kind })
  const shown = { ...contract, terms: { ...contract.terms, period } }
  const { calls } = renderAgent(page, {
    session: testSession({ type: 1 }),
    answers: {
      [call]: testContracts({ mine: { active: shown, offered: null } }),
      'dividends.preview': { active: null, offered: null, currency: 'PHP' },
      'agent.contract.parties': partiesOf(testContracts()),
    },
  })
  expect(await screen.findByRole('table')).toBeInTheDocument()
  const ofContracts = calls.filter(
    ({ id }) => id.startsWith('agent.contract.') && id !== 'agent.contract.parties',
  )
  expect(ofContracts.map(({ id }) => id)).toEqual([call])
})

// DIVIDEND-1
it('the page of dividends shows what the last period would have paid, and leads to the report', async () => {
  const contract = testContract({ kind: 'dividend' })
  const last = {
    ...{
      period: 'monthly',
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      stakeMinor: 500_000,
      validMinor: 480_000,
    },
    ...{
      prizeMinor: 300_000,
      rebateMinor: 0,
      bonusMinor: 0,
      salaryMinor: 0,
      netMinor: -200_000,
      activeUsers: 7,
    },
    ...{ carryMinor: 0, rate: 1_000, dividendMinor: 20_000 },
  }
  const { location } = renderAgent(<DividendContractScreen />, {
    session: testSession({ type: 1 }),
    answers: {
      'agent.contract.dividend': testContracts({ mine: { active: contract, offered: null } }),
      'dividends.preview': { active: last, offered: null, currency: 'PHP' },
      'agent.contract.parties': partiesOf(testContracts()),
    },
  })
  const preview = await screen.findByLabelText('By your contract')
  expect(preview).toHaveTextContent(/Net P\/L−₱2,000\.00.*Active people7.*Rate10%.*Dividend₱200\.00/)
  expect(screen.queryByText(/The site doesn't calculate or pay it yet/)).not.toBeInTheDocument()
  await press('Dividend report')
  expect(location()).toBe('/m/member/agent/agentDivident')
})
