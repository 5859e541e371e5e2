import type { Wallet } from './wallet'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Transfers to an upline some weeks ago and within the last hour, each from a deposit made for it. */
export function sendLately(wallet: Wallet, amountMinor: number, now: number): void {
  for (const at of [now - 20 * dayMs, now - 45 * minuteMs]) {
    wallet.deposit(amountMinor, at - 60 * minuteMs)
    wallet.sendUp({ amountMinor, remark: '', state: 'success' }, at)
  }
}

/** Cashback and a deposit within the last hour, which have yet to be staked. */
export function receiveLately(wallet: Wallet, amountMinor: number, now: number): void {
  wallet.receive('cashback', 'house:promo', amountMinor / 5, now - 40 * minuteMs)
  wallet.deposit(amountMinor, now - 35 * minuteMs)
}
