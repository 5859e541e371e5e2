import { gameTypes, type GameType } from '@plaza/contract/play'
import { seededRandom, type SeededRandom } from '@plaza/gateway/seeded-random'
import type { NamedAccount } from './named-accounts'
import { receiveLately, sendLately } from './lately'
import { sendUp } from './send-up'
import { sendToVendor, visitVendor } from './vendor-visits'
import { depositAsTold, depositNow } from './deposit-table'
import { openWithdrawals, withdrawAsTold, withdrawNow } from './withdrawal-table'
import { openWallet, playMs, type Wallet } from './wallet'
import type { WorldLife } from './person'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Manila is eight hours ahead of UTC all year. */
const manilaMs = 8 * hourMs
/** How far back the history goes. */
export const historyDays = 90

const favourites: readonly GameType[] = [
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'LIVE',
  'FISH',
  'SPORTS',
  'COCKFIGHT',
  'PVP',
  // Play of this category is orders on lotteries, not rounds of games.
  ...gameTypes.filter((type) => type !== 'LOTT'),
]
const depositSteps = [200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const

/** Kinds that can be played here: what winners and popular games are made of is of these alone. */
const offered: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'INHOUSE']
/** For how many days only these have been played. */
const offeredDays = 8

/** Start of the day in Manila that is a number of days before the day of `now`. */
const dayStart = (now: number, daysAgo: number): number =>
  Math.floor((now + manilaMs) / dayMs) * dayMs - manilaMs - daysAgo * dayMs

/** The day in Manila of a moment, `YYYY-MM-DD`. */
export const dayName = (ms: number): string => new Date(ms + manilaMs).toISOString().slice(0, 10)

/** The smallest usual deposit that covers an amount, minor units. */
export const usualDeposit = (neededMinor: number): number =>
  (depositSteps.find((step) => step * 100 >= neededMinor) ?? Math.ceil(neededMinor / 10_000_00) * 10_000) *
  100

/** The payout of a stake: usually less, sometimes nothing, occasionally much more; 95 % in the long run. */
function payoutOf(random: SeededRandom, stakeMinor: number): number {
  const roll = random.next()
  const share =
    roll < 0.04
      ? 0
      : roll < 0.6
        ? random.between(0.3, 0.95)
        : roll < 0.95
          ? random.between(0.95, 1.6)
          : random.between(1.6, 4)
  return Math.round(stakeMinor * share)
}

/** The hour by which some of a day's play is over. */
const playedMs = 13.5 * hourMs
/** Longest time from the order of a withdrawal to its payout. */
const payoutMs = 2 * hourMs

function playOneDay(
  random: SeededRandom,
  wallet: Wallet,
  liked: readonly GameType[],
  levelMinor: number,
  start: number,
  now: number,
): void {
  const wishMinor = Math.round(levelMinor * random.between(0.5, 1.6))
  const at = start + random.int(9, 13) * hourMs
  const playAt = at + random.int(40, 150) * 60_000
  if (playAt + playMs > now) return
  if (wallet.balanceMinor < wishMinor) wallet.deposit(usualDeposit(wishMinor - wallet.balanceMinor), at)
  const types = [...new Set([random.pick(liked), random.pick(liked)])]
  const stakeMinor = Math.min(
    Math.floor(wallet.balanceMinor / types.length),
    Math.round(wishMinor / types.length / 25) * 25,
  )
  const plays = types.map((type) => ({
    day: dayName(start),
    at: playAt,
    type,
    bets: random.int(8, 160),
    stakeMinor,
    payoutMinor: payoutOf(random, stakeMinor),
  }))
  if (stakeMinor >= 100) wallet.play(plays, playAt)
  const wantsMoney = wallet.balanceMinor > levelMinor * 3 && random.chance(0.35)
  const orderAt = playAt + 2 * hourMs
  if (wantsMoney && orderAt + payoutMs <= now)
    wallet.withdraw(Math.floor((wallet.balanceMinor * 0.6) / 100_00) * 100_00, orderAt)
}

/**
 * Ninety days of a person's money and play up to yesterday, and the past part of today's play, so that the last 24
 * hours are never empty. Every wallet ends at zero or above.
 */
export function lifeOf(account: NamedAccount, seed: string, now: number): WorldLife {
  const random = seededRandom(`${seed}/life`)
  const wallet = openWallet(seed, random.fork('references'))
  const liked = Array.from({ length: 3 }, () => random.pick(favourites))
  const lastDay = dayStart(now, 0) + playedMs <= now ? 0 : 1
  for (let daysAgo = Math.min(historyDays, account.daysAMember - 1); daysAgo >= lastDay; daysAgo--) {
    const start = dayStart(now, daysAgo)
    const isMonday = new Date(start + manilaMs).getUTCDay() === 1
    if (isMonday) {
      const backMinor = Math.floor(wallet.lostSinceMinor() * 0.05)
      // The latest week's is granted by the gateway's own job, and waits to be claimed.
      if (start <= now - 7 * dayMs) wallet.receive('cashback', 'house:promo', backMinor, start + 7 * hourMs)
    }
    if (account.visitsVendor) visitVendor(wallet, daysAgo, start)
    if (account.sendsUp) sendUp(wallet, daysAgo, start)
    if (account.hasEveryOrder) depositAsTold(wallet, daysAgo, start)
    if (account.hasEveryOrder) withdrawAsTold(wallet, daysAgo, start)
    if (account.play && random.chance(account.play.days))
      playOneDay(
        random,
        wallet,
        daysAgo > offeredDays ? liked : liked.map((type) => (offered.includes(type) ? type : 'RNG')),
        account.play.level * 100,
        start,
        now,
      )
  }
  const open = openWithdrawals[account.openWithdrawal ?? -1]
  if (open) withdrawNow(wallet, open, now)
  if (account.openWithdrawal === 0) depositNow(wallet, now)
  const missingMinor = (account.endsWith ?? 0) * 100 - wallet.balanceMinor
  if (missingMinor > 0) wallet.deposit(usualDeposit(missingMinor), dayStart(now, 1) + 23 * hourMs)
  if (account.visitsVendor) sendToVendor(wallet, now - 1_000)
  if (account.sendsLately) sendLately(wallet, account.sendsLately * 100, now)
  if (account.turnover) receiveLately(wallet, account.turnover.lately * 100, now)
  return wallet.life()
}
