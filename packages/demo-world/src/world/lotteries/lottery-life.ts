import { playedOf, type ImportedChase, type SettledImport } from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import { dayName, usualDeposit } from '../people/life'
import type { WorldEntry, WorldLife, WorldPlay, WorldTransfer } from '../people/person'
import { openWallet } from '../people/wallet'
import type { LotteryBets } from './player-lotteries'

const depositedBeforeMs = 20 * 60_000

const entry = (owner: WorldEntry['owner'], wallet: string, amountMinor: number): WorldEntry => ({
  owner,
  wallet,
  amountMinor,
})

const ordersMoney = (orders: readonly SettledImport[]): WorldTransfer[] =>
  orders.flatMap(({ transfers }) =>
    transfers.map(({ kind, reference, now, entries }) => ({
      kind,
      reference,
      at: now,
      entries: entries.map(({ account, amountMinor }) =>
        entry(account.owner === 'house' ? 'house' : 'self', account.wallet, amountMinor),
      ),
    })),
  )

/** A plan reserves all of its stakes, and gives back in one entry what it did not spend. */
const chaseMoney = ({ chase }: ImportedChase): WorldTransfer[] => {
  const move = (kind: WorldTransfer['kind'], at: number, minor: number): WorldTransfer => ({
    kind,
    reference: chase.id,
    at,
    entries: [entry('self', 'main', -minor), entry('self', 'chase', minor)],
  })
  return [
    move('chase-reserve', chase.created_at, chase.reserved_minor),
    ...(chase.ended_at !== null && chase.refunded_minor > 0
      ? [move('chase-refund', chase.ended_at, -chase.refunded_minor)]
      : []),
  ]
}

/** What leaves the main wallet by a transfer, minor units. */
const spentMinor = ({ entries }: WorldTransfer): number =>
  entries.reduce(
    (sum, { owner, wallet, amountMinor }) =>
      owner === 'self' && wallet === 'main' && amountMinor < 0 ? sum - amountMinor : sum,
    0,
  )

/** Deposits that pay for the bets: what each day costs is deposited before its first bet. */
function depositsFor(transfers: readonly WorldTransfer[], seed: string, random: SeededRandom): WorldLife {
  const days = new Map<string, { at: number; minor: number }>()
  for (const transfer of transfers) {
    const minor = spentMinor(transfer)
    if (minor === 0) continue
    const day = dayName(transfer.at)
    const known = days.get(day)
    days.set(day, {
      at: Math.min(known?.at ?? Infinity, transfer.at),
      minor: (known?.minor ?? 0) + minor,
    })
  }
  const wallet = openWallet(seed, random)
  for (const { at, minor } of days.values()) wallet.deposit(usualDeposit(minor), at - depositedBeforeMs)
  return wallet.life()
}

/** States of an order that was drawn. */
const drawn: readonly string[] = ['paid', 'lost', 'corrected']

/** What was settled on each day in Manila. */
function playsOf(orders: readonly SettledImport[]): WorldPlay[] {
  const days = new Map<string, WorldPlay>()
  for (const order of orders) {
    const { state, ended_at: at } = order.row
    if (at === null || !drawn.includes(state)) continue
    const { bets, stakeMinor, payoutMinor, rebateMinor } = playedOf(order)
    const day = dayName(at)
    const known = days.get(day)
    days.set(day, {
      day,
      at,
      type: 'LOTT',
      bets: (known?.bets ?? 0) + bets,
      stakeMinor: (known?.stakeMinor ?? 0) + stakeMinor,
      payoutMinor: (known?.payoutMinor ?? 0) + payoutMinor,
      rebateMinor: (known?.rebateMinor ?? 0) + rebateMinor,
    })
  }
  return [...days.values()]
}

/** The money and the days of a member's bets on lotteries, beside the rest of the member's life. */
export function lotteryLife({ orders, chases }: LotteryBets, seed: string, random: SeededRandom): WorldLife {
  const moved = [...ordersMoney(orders), ...chases.flatMap(chaseMoney)].toSorted(
    (one, other) => one.at - other.at,
  )
  const deposits = depositsFor(moved, seed, random)
  return {
    transfers: [...deposits.transfers, ...moved],
    deposits: deposits.deposits,
    withdrawals: [],
    plays: playsOf(orders),
    uplineTransfers: [],
    vendorTransfers: [],
  }
}
