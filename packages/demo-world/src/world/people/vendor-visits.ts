import type { Wallet } from './wallet'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A vendor of the demo with wallets of its own. */
const vendor = 'KLW'

/** Visits at the vendor by days ago: major units sent there, and lost there before everything came back. */
const visits = new Map([
  [58, { major: 500, lostMajor: 120 }],
  [33, { major: 300, lostMajor: -85 }],
  [9, { major: 400, lostMajor: 0 }],
])
/** The days ago on which the vendor did not answer, and the money came back. */
const cancelled = 21
const cancelledMajor = 250
/** What is on its way there when the demo begins: the vendor, which knows nothing about the past, gets it then. */
const pendingMajor = 750

/** At night, when nothing else happens: money goes to the vendor, is played with, and comes back. */
export function visitVendor(wallet: Wallet, daysAgo: number, start: number): void {
  const at = start + 3 * hourMs
  const visit = visits.get(daysAgo)
  const isPossible = (major: number) => wallet.balanceMinor >= major * 100
  if (visit && isPossible(visit.major)) {
    const { major, lostMajor } = visit
    wallet.toVendor({ vendor, amountMinor: major * 100, state: 'done' }, at)
    wallet.playAtVendor(vendor, -lostMajor * 100, at + 20 * minuteMs)
    wallet.fromVendor({ vendor, amountMinor: (major - lostMajor) * 100 }, at + 40 * minuteMs)
  }
  if (daysAgo === cancelled && isPossible(cancelledMajor))
    wallet.toVendor({ vendor, amountMinor: cancelledMajor * 100, state: 'failed' }, at)
}

/** Sends money that has not arrived when the demo begins. */
export const sendToVendor = (wallet: Wallet, at: number): void =>
  wallet.toVendor({ vendor, amountMinor: pendingMajor * 100, state: 'pending' }, at)
