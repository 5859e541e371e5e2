import type { Wallet } from './wallet'
import type { WithdrawalEnd } from './book-withdrawal'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A withdrawal that is asked for from a deposit made for it. */
interface Told {
  /** Major units. */
  major: number
  end: WithdrawalEnd
}

/** How withdrawals of `player01` and `vip05` ended that were not simply paid, by days ago. */
const ended = new Map<number, Told>([
  [81, { major: 800, end: { state: 'rejected', reason: 'account-name' } }],
  [63, { major: 1_500, end: { state: 'failed', reason: 'declined' } }],
  [47, { major: 2_000, end: { state: 'returned', reason: 'returned' } }],
  [33, { major: 600, end: { state: 'rejected', reason: 'cancelled' } }],
  [21, { major: 4_000, end: { state: 'paid', feeMinor: 40_00 } }],
  [12, { major: 9_000, end: { state: 'rejected', reason: 'turnover' } }],
  [5, { major: 700, end: { state: 'rejected', reason: 'duplicate' } }],
])

/** Withdraws what a day has in the table, from a deposit made for it two hours before. */
export function withdrawAsTold(wallet: Wallet, daysAgo: number, start: number): void {
  const told = ended.get(daysAgo)
  if (!told) return
  wallet.deposit(told.major * 100, start + 5 * hourMs)
  wallet.withdraw(told.major * 100, start + 7 * hourMs, told.end)
}

/** A withdrawal that is open when the world begins. */
interface OpenWithdrawal {
  major: number
  minutesAgo: number
  end: (now: number) => WithdrawalEnd
}

const underReview = (
  major: number,
  minutesAgo: number,
  more: (now: number) => Omit<WithdrawalEnd, 'state'>,
): OpenWithdrawal => ({ major, minutesAgo, end: (now) => ({ state: 'under-review', ...more(now) }) })
const byAmount = () => ({ causes: ['amount' as const] })

/** Ten withdrawals wait for people when the demo begins, one each of a member; others are on their way. */
export const openWithdrawals: readonly OpenWithdrawal[] = [
  underReview(6_000, 95, byAmount),
  underReview(12_500, 80, byAmount),
  underReview(48_000, 74, (now) => ({ ...byAmount(), takenBy: { by: 'ana', at: now - 10 * minuteMs } })),
  underReview(600_000, 66, () => ({ causes: ['second', 'amount'] })),
  underReview(750_000, 61, (now) => ({
    causes: ['second', 'amount'],
    approvedBy: { by: 'ana', at: now - 30 * minuteMs },
  })),
  underReview(2_000, 52, () => ({ causes: ['account-new'] })),
  underReview(3_500, 41, () => ({ causes: ['turnover'] })),
  underReview(8_000, 33, () => ({ causes: ['amount', 'account-new'] })),
  underReview(900, 25, (now) => ({ causes: ['changed'], waitsUntil: now + 20 * hourMs })),
  underReview(5_200_000, 18, () => ({ causes: ['documents', 'second', 'amount'] })),
  // The bank of the demo never decides about this one; operators do.
  { major: 1_500.77, minutesAgo: 14, end: () => ({ state: 'paying', adapter: 'demo-bank' }) },
  { major: 400, minutesAgo: 1, end: (now) => ({ state: 'submitted', waitsUntil: now }) },
  { major: 650, minutesAgo: 9, end: (now) => ({ state: 'approved', waitsUntil: now }) },
]

/** Asks for an open withdrawal, from a deposit made for it three hours before. */
export function withdrawNow(wallet: Wallet, { major, minutesAgo, end }: OpenWithdrawal, now: number): void {
  const at = now - minutesAgo * minuteMs
  const amountMinor = Math.round(major * 100)
  wallet.deposit(amountMinor, at - 3 * hourMs)
  wallet.withdraw(amountMinor, at, end(now))
}
