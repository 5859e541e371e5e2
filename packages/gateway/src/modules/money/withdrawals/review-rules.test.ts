import type { Merchant } from '../../../kernel/merchants/merchants'
import { testSettings } from '../../../testing/fixtures'
import { approvalOf, ruleOn, type ReviewFacts } from './review-rules'
import { allowsCancel, withdrawTerms } from './withdraw-terms'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 25)
const merchant = (jurisdiction: Merchant['settings']['jurisdiction'], withdrawals: object = {}) => ({
  settings: testSettings({ jurisdiction }),
  stored: { withdrawals },
  currency: 'PHP',
})
const { review } = withdrawTerms(merchant('NONE'))
const rule = (facts: Partial<ReviewFacts>) =>
  ruleOn(
    {
      amountMinor: 500_000,
      daySumMinor: facts.amountMinor ?? 500_000,
      now,
      accountAddedAt: 0,
      isAccountShared: false,
      isInDebt: false,
      hasOpenTurnover: false,
      isFullyVerified: false,
      changedAt: 0,
      ...facts,
    },
    review,
  )

describe('the rules of review', () => {
  // WITHDRAW-6
  it('₱5,000.00 to an account of seven days with its turnover done is approved', () => {
    expect(rule({})).toEqual({ kind: 'approve' })
    expect(rule({ accountAddedAt: now - 7 * dayMs })).toEqual({ kind: 'approve' })
  })

  // WITHDRAW-6
  it.each<[string, Partial<ReviewFacts>, string[]]>([
    ['a centavo above ₱5,000.00', { amountMinor: 500_001 }, ['amount']],
    ['an account that is too young', { accountAddedAt: now - 7 * dayMs + 1 }, ['account-new']],
    ['an account that other members have', { isAccountShared: true }, ['account-shared']],
    ['a debt of its member', { isInDebt: true }, ['debt']],
    ['open turnover', { hasOpenTurnover: true }, ['turnover']],
    ['₱500,000.00', { amountMinor: 50_000_000 }, ['second', 'amount']],
    ['less, on a day of ₱500,000.00', { daySumMinor: 50_000_000 }, ['second']],
    ['less, on a day of ₱5,000,000.00', { daySumMinor: 500_000_000 }, ['documents', 'second']],
    ['₱5,000,000.00', { amountMinor: 500_000_000 }, ['documents', 'second', 'amount']],
  ])('a withdrawal with %s is reviewed by an operator', (_what, facts, causes) => {
    expect(rule(facts)).toEqual({ kind: 'people', causes })
  })

  // WITHDRAW-6
  it('any withdrawal waits until a day after a change, and is ruled on then', () => {
    expect(rule({ changedAt: now - 1 })).toEqual({ kind: 'wait', until: now - 1 + dayMs })
    expect(rule({ changedAt: now - dayMs })).toEqual({ kind: 'approve' })
  })

  // WITHDRAW-6
  it('two operators approve from ₱500,000.00, with documents from ₱5,000,000.00', () => {
    expect(
      [49_999_999, 50_000_000, 500_000_000].map((daySumMinor) =>
        approvalOf({ daySumMinor, isFullyVerified: false }, review),
      ),
    ).toEqual([
      { operators: 1, needsDocuments: false },
      { operators: 2, needsDocuments: false },
      { operators: 2, needsDocuments: true },
    ])
  })

  // KYC-2
  it('the documents of a fully verified member are here already, and two operators still approve', () => {
    expect(rule({ daySumMinor: 500_000_000, isFullyVerified: true })).toEqual({
      kind: 'people',
      causes: ['second'],
    })
  })

  // WITHDRAW-3
  it.each([
    ['NONE', true],
    ['MGA', true],
    ['PAGCOR', false],
    ['UKGC', false],
  ] as const)('under %s a merchant may let members cancel: %s', (jurisdiction, isAllowed) => {
    expect(allowsCancel(merchant(jurisdiction, { allowsCancel: true }))).toBe(isAllowed)
    expect(allowsCancel(merchant(jurisdiction))).toBe(false)
  })
})
