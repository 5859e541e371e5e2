import { CallError } from '@plaza/client'
import type { rebateCall, RebateClaim } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { RebateScreen } from './RebateScreen'

type Rebate = AnswerOf<typeof rebateCall>

const balance = {
  wallets: [{ wallet: 'main', balanceMinor: 100_00 }],
  totalMinor: 100_00,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

const waiting: Rebate = {
  amountMinor: 5_30,
  reason: null,
  mode: 'manual',
  leastMinor: 1_00,
  mostADayMinor: 500_00,
  wagering: 0,
  calculatedAt: Date.UTC(2026, 10, 29, 19),
  nextAt: Date.UTC(2026, 10, 30, 19),
  level: 3,
  categories: [
    { category: 'RNG', rate: 50, validMinor: 1_000_00, amountMinor: 5_00, laterMinor: 70_00 },
    { category: 'LIVE', rate: 30, validMinor: 100_00, amountMinor: 30, laterMinor: 0 },
    { category: 'FISH', rate: 0, validMinor: 100_00, amountMinor: 0, laterMinor: 0 },
  ],
  currency: 'PHP',
}

const claim: RebateClaim = {
  id: 'RB2345678923456',
  at: Date.UTC(2026, 10, 28, 4),
  mode: 'manual',
  amountMinor: 12_00,
  categories: [{ category: 'RNG', validMinor: 2_400_00, amountMinor: 12_00 }],
}

function show(
  rebate: Partial<Rebate> = {},
  { path = '/m/member/manualRebate', failures = [] as CallError[] } = {},
) {
  const keys: string[] = []
  let kept = { ...waiting, ...rebate }
  renderMember(<RebateScreen />, {
    session: testSession(),
    path,
    answers: {
      'rebate.show': () => kept,
      'rebate.claims': () => ({ claims: [claim], currency: 'PHP', pageNum: 1, totalPages: 1, total: 1 }),
      'rebate.claim': ({ idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey)
        const failure = failures.shift()
        if (failure) throw failure
        kept = { ...kept, amountMinor: 0, reason: 'none' }
        return { claim, balance }
      },
    },
  })
  return keys
}

describe('the page of the rebate', () => {
  // REBATE-1
  it('the claimable amount is shown with the kinds of game that earned it and the times of the last and next count', async () => {
    show()
    const card = within(await screen.findByRole('region', { name: 'Rebate available now' }))
    expect(card.getByRole('button', { name: 'Claim ₱5.30' })).toBeInTheDocument()
    expect(
      card.getByText(/Counted on Nov 30, 2026, 03:00 · Next count: Dec 1, 2026, 03:00/),
    ).toBeInTheDocument()
    const table = within(screen.getByRole('group', { name: 'By kind of game' }))
    expect(table.getByRole('row', { name: /Slots/ })).toHaveTextContent('Slots0.5%₱5.00₱1,000.00₱70.00')
    expect(table.getByRole('row', { name: /Fishing/ })).toHaveTextContent('No rebate at VIP 3')
    expect(screen.getByText('At most ₱500.00 for one day and kind of game.')).toBeInTheDocument()
  })

  // REBATE-1
  it('the rebate is claimed once, also when the first answer is lost', async () => {
    const keys = show({}, { failures: [new CallError('network.offline', 'req-1', {}, 0)] })
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Claim ₱5.30' }))
    await press()
    await waitFor(() => expect(keys).toHaveLength(1))
    await press()
    expect(await screen.findByText(/Nothing to claim yet/)).toBeInTheDocument()
    expect(new Set(keys).size).toBe(1)
  })

  // REBATE-1
  it.each([
    ['calculating', 'Your bets are being counted. You can claim when that is done.'],
    ['least', "You can claim once you reach ₱1.00. You keep what you've earned so far."],
    ['automatic', 'Rebates are paid into your wallet after each count.'],
  ] as const)('a rebate that cannot be claimed says why: %s', async (reason, text) => {
    show({ reason, calculatedAt: null })
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    expect(screen.getByText(/No bets have been counted yet/)).toBeInTheDocument()
  })

  // REBATE-1
  it('a member without bets reads how rebates are earned', async () => {
    show({ amountMinor: 0, reason: 'none', categories: [] })
    expect(await screen.findByText('No rebate yet')).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'By kind of game' })).toBeNull()
  })

  // REBATE-1
  it('a claim is listed with its number and the kinds of game that it paid', async () => {
    show({}, { path: '/m/member/manualRebate?tab=claimed' })
    expect(await screen.findByText(/RB2345678923456/)).toBeInTheDocument()
    expect(screen.getByText('Slots ₱12.00')).toBeInTheDocument()
    expect(screen.getByText('Credited')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'Claimed' })).toHaveAttribute('aria-selected', 'true')
  })
})
