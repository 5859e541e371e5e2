import type { ToldDeposit } from './book-deposit'
import type { Wallet } from './wallet'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How deposits of `player01` and `vip05` ended that were not simply paid, by days ago. */
const ended = new Map<number, ToldDeposit>([
  [77, { method: 'psp-wallet', amountMinor: 500_00, end: 'declined' }],
  [58, { method: 'psp-qr', amountMinor: 300_00, end: 'expired' }],
  [44, { method: 'usdt-trc20', amountMinor: 1_000_00, end: 'cancelled' }],
  [29, { method: 'psp-wallet', amountMinor: 800_00, end: 'returned' }],
  [16, { method: 'psp-qr', amountMinor: 450_00, end: 'credited' }],
  [6, { method: 'psp-card', amountMinor: 250_00, end: 'declined' }],
  [4, { method: 'psp-qr', amountMinor: 600_00, end: 'expired' }],
  [2, { method: 'psp-qr', amountMinor: 700_00, end: 'late' }],
])

/** Begins the deposit that a day has in the table. */
export function depositAsTold(wallet: Wallet, daysAgo: number, start: number): void {
  const told = ended.get(daysAgo)
  if (told) wallet.tryDeposit(told, start + 4 * hourMs)
}

/** Begins a deposit that waits for people when the world begins: an agent was paid. */
export const depositNow = (wallet: Wallet, now: number): void =>
  wallet.tryDeposit({ method: 'agent', amountMinor: 1_500_00, end: 'pending' }, now - 40 * minuteMs)
