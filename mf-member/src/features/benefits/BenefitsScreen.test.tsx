import { CallError } from '@plaza/client'
import type { Reward, VipLevel } from '@plaza/contract/growth'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { BenefitsScreen } from './BenefitsScreen'
import type { Benefits } from './LevelCard'

const balance = {
  wallets: [{ wallet: 'main', balanceMinor: 100_00 }],
  totalMinor: 100_00,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

const level = (number: number): VipLevel => ({
  level: number,
  depositMinor: number * 1_000_00,
  validMinor: number * 10_000_00,
  keepDepositMinor: number * 100_00,
  keepValidMinor: number * 500_00,
  pays: { upgrade: number * 88_00, weekly: number * 8_00, monthly: 0, birthday: number * 50_00 },
  rebates: { RNG: 20 + number * 5 },
  withdrawals: 5 + number,
  withdrawalMinor: (200 + number * 100) * 1_000_00,
  largestWithdrawalMinor: (50 + number * 10) * 1_000_00,
})

const reward: Reward = {
  id: '7',
  source: 'vip',
  name: { en: 'Weekly pay, VIP 3', fil: 'Lingguhang bigay, VIP 3' },
  amountMinor: 24_00,
  currency: 'PHP',
  wagering: 1,
  highestStakeMinor: null,
  wageringDays: null,
  state: 'claimable',
  opensAt: 0,
  expiresAt: Date.now() + 86_400_000,
  endedAt: null,
}

const club: Benefits = {
  level: 3,
  since: Date.UTC(2026, 8, 1, 4),
  next: {
    level: 4,
    deposit: { doneMinor: 3_500_00, wantedMinor: 4_000_00 },
    valid: { doneMinor: 50_000_00, wantedMinor: 40_000_00 },
  },
  keep: {
    until: Date.UTC(2026, 10, 29, 16),
    deposit: { doneMinor: 300_00, wantedMinor: 300_00 },
    valid: { doneMinor: 100_00, wantedMinor: 1_500_00 },
  },
  reviewDays: 90,
  wagering: 1,
  hasBirthday: false,
  levels: Array.from({ length: 11 }, (_, index) => level(index)),
  rewards: [
    reward,
    { ...reward, id: '6', state: 'claimed', name: { en: 'VIP 3 reached', fil: 'Naabot ang VIP 3' } },
  ],
  changes: [
    { at: Date.UTC(2026, 8, 1, 4), from: 4, to: 3, reason: 'not-kept' },
    { at: Date.UTC(2026, 5, 1, 4), from: 0, to: 4, reason: 'reached' },
  ],
  currency: 'PHP',
}

function show(benefits: Partial<Benefits> = {}, failures: CallError[] = []) {
  const keys: string[] = []
  let kept = { ...club, ...benefits }
  renderMember(<BenefitsScreen />, {
    session: testSession(),
    flags: { VIPBENEFIT: true, REWCEN3: true },
    path: '/m/member/benefits',
    answers: {
      'vip.benefits': () => kept,
      'rewards.claim': ({ idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey)
        const failure = failures.shift()
        if (failure) throw failure
        kept = { ...kept, rewards: kept.rewards.map((one) => ({ ...one, state: 'claimed' })) }
        return { reward: kept.rewards[0], balance }
      },
    },
  })
  return keys
}

describe('the page of VIP benefits', () => {
  // VIP-1
  it('the level is shown with what is missing for the next one, what keeps it, and until when', async () => {
    show()
    const card = within(await screen.findByRole('region', { name: 'Your level' }))
    expect(card.getByRole('heading', { name: 'VIP 3' })).toBeInTheDocument()
    expect(card.getByText('Since Sep 1, 2026')).toBeInTheDocument()
    expect(card.getByRole('heading', { name: 'To VIP 4' })).toBeInTheDocument()
    expect(card.getByText('₱3,500.00 of ₱4,000.00')).toBeInTheDocument()
    // More than enough is shown as it is, and its bar is full.
    expect(card.getByText('₱50,000.00 of ₱40,000.00')).toBeInTheDocument()
    expect(card.getByText('By Nov 29, 2026')).toBeInTheDocument()
    expect(card.getByText('₱100.00 of ₱1,500.00')).toBeInTheDocument()
    const bars = card.getAllByRole('progressbar', { name: 'Valid bets' })
    expect(bars.map((bar) => (bar as HTMLProgressElement).position)).toEqual([1, 1 / 15])
  })

  // VIP-2, KYC-1
  it('a member without a date of birth is led to verification, where that is open', async () => {
    const { location } = renderMember(<BenefitsScreen />, {
      session: testSession(),
      flags: { VIPBENEFIT: true },
      path: '/m/member/benefits',
      plan: createTestPlan({ 'mf-member': { routes: [{ path: '/m/kyc' }] } }),
      answers: { 'vip.benefits': club },
    })
    const link = await screen.findByRole('link', { name: /^Verify your date of birth/ })
    expect(link).toHaveAttribute('href', '/m/kyc')
    await userEvent.click(link)
    expect(location()).toMatch(/^\/m\/kyc/)
  })

  // VIP-1
  it('a member of level 0 has nothing to keep, and one of the highest has no next', async () => {
    show({ level: 10, next: null, keep: null, since: null })
    const card = within(await screen.findByRole('region', { name: 'Your level' }))
    expect(card.getByText("You're at the highest level.")).toBeInTheDocument()
    expect(card.queryByText(/^To keep/)).toBeNull()
    expect(card.queryByRole('progressbar')).toBeNull()
  })

  // VIP-1
  it('this level and the next are compared, and a table of all levels names the benefits in its first column', async () => {
    show()
    const pair = within(await screen.findByRole('group', { name: 'This level and the next' }))
    expect(pair.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Benefit',
      'VIP 3Your level',
      'VIP 4',
    ])
    expect(pair.getByRole('row', { name: /Upgrade bonus/ })).toHaveTextContent('₱264.00₱352.00')
    expect(pair.getByRole('row', { name: /Rebate, Slots/ })).toHaveTextContent('0.35%0.4%')
    expect(pair.queryByRole('row', { name: /Monthly pay/ })).toBeNull()
    expect(screen.getByText(/A birthday gift needs your date of birth/)).toBeInTheDocument()
    const all = within(screen.getByRole('group', { name: 'All levels' }))
    expect(all.getAllByRole('columnheader')).toHaveLength(12)
    expect(all.getByRole('row', { name: /^Valid bets None/ })).toHaveTextContent('₱100,000.00')
    expect(all.getByRole('row', { name: /Withdrawals a day/ })).toHaveTextContent('56789101112131415')
    expect(pair.getByRole('row', { name: /Largest withdrawal/ })).toHaveTextContent('₱80,000.00₱90,000.00')
  })

  // VIP-2
  it('what a level paid is claimed once, also when the first answer is lost', async () => {
    const keys = show({}, [new CallError('network.offline', 'req-1', {}, 0)])
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Claim Weekly pay, VIP 3, ₱24.00' }))
    await press()
    await waitFor(() => expect(keys).toHaveLength(1))
    await press()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull())
    expect(new Set(keys).size).toBe(1)
    expect(
      screen.getByText('What levels pay has to be bet 1 × before it can be withdrawn.'),
    ).toBeInTheDocument()
  })

  // VIP-1
  it('changes of the level are listed with their reasons, also one that this release does not know', async () => {
    show({ changes: [...club.changes, { at: 0, from: 1, to: 0, reason: 'newer' }], rewards: [] })
    const list = within(await screen.findByRole('list', { name: 'Changes of your level' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'VIP 4 to VIP 3Not kept at reviewSep 1, 2026',
      'VIP 0 to VIP 4ReachedJun 1, 2026',
      'VIP 1 to VIP 0ChangedJan 1, 1970',
    ])
    expect(screen.getByText('Nothing has been paid yet')).toBeInTheDocument()
  })
})
