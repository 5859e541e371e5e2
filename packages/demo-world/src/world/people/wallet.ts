import type { LedgerKind } from '@plaza/contract/money'
import { bookDeposit, type ToldDeposit } from './book-deposit'
import { bookWithdrawal, type WithdrawalEnd } from './book-withdrawal'
import { randomReference } from './references'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { WorldEntry, WorldLife, WorldPlay } from './person'

type UplineTransfer = WorldLife['uplineTransfers'][number]
type VendorTransfer = WorldLife['vendorTransfers'][number]

const minuteMs = 60_000
/** How long a person plays before the payouts are booked. */
export const playMs = 35 * minuteMs

/** A person's main wallet while the history is generated; every movement is a transfer that sums to zero. */
export interface Wallet {
  readonly balanceMinor: number
  deposit(amountMinor: number, at: number): void
  /** Begins a deposit that was not simply paid. */
  tryDeposit(told: ToldDeposit, at: number): void
  /** Reserves an amount, and pays it out unless said otherwise; does nothing when it is less than the smallest payout. */
  withdraw(amountMinor: number, at: number, end?: WithdrawalEnd): void
  /** Books a day's play: all stakes together, then all payouts. */
  play(plays: readonly WorldPlay[], at: number): void
  /** Credits money from one of the operator's accounts; an amount of zero books nothing. */
  receive(kind: LedgerKind, from: string, amountMinor: number, at: number): void
  /** Transfers an amount to the upline; how it ends is `state`. */
  sendUp(transfer: Pick<UplineTransfer, 'amountMinor' | 'remark' | 'state'>, at: number): void
  /** Transfers an amount to a vendor with wallets of its own; how it ends is `state`. */
  toVendor(transfer: Pick<VendorTransfer, 'vendor' | 'amountMinor' | 'state'>, at: number): void
  /** Wins or, negative, loses an amount there; zero books nothing. */
  playAtVendor(vendor: string, differenceMinor: number, at: number): void
  /** Brings an amount back from there. */
  fromVendor(transfer: Pick<VendorTransfer, 'vendor' | 'amountMinor'>, at: number): void
  /** Net losses since the previous call, at least zero. */
  lostSinceMinor(): number
  life(): WorldLife
}

const smallestPayoutMinor = 100_00
const entry = (owner: WorldEntry['owner'], wallet: string, amountMinor: number): WorldEntry => ({
  owner,
  wallet,
  amountMinor,
})

/** A wallet with nothing in it. */
export function openWallet(seed: string, random: SeededRandom): Wallet {
  const life: WorldLife = {
    transfers: [],
    deposits: [],
    withdrawals: [],
    plays: [],
    uplineTransfers: [],
    vendorTransfers: [],
  }
  let balanceMinor = 0
  let lostMinor = 0
  // Of its own, so that they leave all other references as they are.
  const ofVendors = random.fork('vendors')
  const ofTried = random.fork('tried')
  const transferId = () => randomReference(`${seed}/vendors`, ofVendors).replace('PZ', 'TR')
  const move = (kind: LedgerKind, reference: string, at: number, entries: WorldEntry[]): void => {
    for (const one of entries)
      if (one.owner === 'self' && one.wallet === 'main') balanceMinor += one.amountMinor
    life.transfers.push({ kind, reference, at, entries })
  }
  return {
    get balanceMinor() {
      return balanceMinor
    },
    deposit: (amountMinor, at) => {
      const reference = randomReference(seed, random)
      const paidAt = at + random.int(2, 9) * minuteMs
      move('deposit', reference, paidAt, [
        entry('house', 'psp:clearing', -amountMinor),
        entry('self', 'main', amountMinor),
      ])
      const steps = [
        { state: 'created', at },
        { state: 'awaiting-payment', at },
        { state: 'processing', at: paidAt - 5_000 },
        { state: 'credited', at: paidAt },
      ]
      life.deposits.push({ reference, amountMinor, steps })
    },
    tryDeposit: (told, at) => {
      const reference = randomReference(`${seed}/tried`, ofTried)
      life.deposits.push(bookDeposit({ reference, told, at, move }))
    },
    withdraw: (amountMinor, at, end = { state: 'paid' }) => {
      if (amountMinor < smallestPayoutMinor) return
      const reference = randomReference(seed, random)
      life.withdrawals.push(bookWithdrawal({ reference, amountMinor, at, end, random, move }))
    },
    play: (plays, at) => {
      const [first] = plays
      if (!first) return
      const stakeMinor = plays.reduce((sum, play) => sum + play.stakeMinor, 0)
      const payoutMinor = plays.reduce((sum, play) => sum + play.payoutMinor, 0)
      life.plays.push(...plays)
      lostMinor += stakeMinor - payoutMinor
      move('game-bet', first.day, at, [
        entry('self', 'main', -stakeMinor),
        entry('house', 'house:games', stakeMinor),
      ])
      if (payoutMinor > 0)
        move('game-win', first.day, at + playMs, [
          entry('house', 'house:games', -payoutMinor),
          entry('self', 'main', payoutMinor),
        ])
    },
    receive: (kind, from, amountMinor, at) => {
      if (amountMinor <= 0) return
      // A number like those of orders: members read it in their records.
      move(kind, `${kind.slice(0, 2)}${at.toString(36)}`.toUpperCase(), at, [
        entry('house', from, -amountMinor),
        entry('self', 'main', amountMinor),
      ])
    },
    sendUp: (transfer, at) => {
      const { amountMinor, state } = transfer
      const reference = randomReference(seed, random).replace('PZ', 'TR')
      move('upline-sent', reference, at, [
        entry('self', 'main', -amountMinor),
        entry('house', 'transfer:transit', amountMinor),
      ])
      if (state === 'failed')
        move('upline-returned', reference, at + minuteMs, [
          entry('house', 'transfer:transit', -amountMinor),
          entry('self', 'main', amountMinor),
        ])
      life.uplineTransfers.push({ ...transfer, id: reference, createdAt: at })
    },
    toVendor: ({ vendor, amountMinor, state }, at) => {
      const id = transferId()
      move('vendor-in', id, at, [
        entry('self', 'main', -amountMinor),
        entry('self', 'transfer:transit', amountMinor),
      ])
      const to = state === 'done' ? `vendor:${vendor}` : 'main'
      if (state !== 'pending')
        move(state === 'done' ? 'vendor-in-done' : 'vendor-in-returned', id, at + 1_000, [
          entry('self', 'transfer:transit', -amountMinor),
          entry('self', to, amountMinor),
        ])
      const reason = state === 'failed' ? ('cancelled' as const) : null
      life.vendorTransfers.push({
        ...{ id, vendor, amountMinor, state, reason },
        direction: 'in',
        cause: 'member',
        createdAt: at,
      })
    },
    playAtVendor: (vendor, differenceMinor, at) => {
      if (differenceMinor === 0) return
      move('vendor-play', `${vendor}:${String(at)}`, at, [
        entry('house', 'house:games', -differenceMinor),
        entry('self', `vendor:${vendor}`, differenceMinor),
      ])
    },
    fromVendor: ({ vendor, amountMinor }, at) => {
      const id = transferId()
      move('vendor-out', id, at, [
        entry('self', `vendor:${vendor}`, -amountMinor),
        entry('self', 'transfer:transit', amountMinor),
      ])
      move('vendor-out-done', id, at + 1_000, [
        entry('self', 'transfer:transit', -amountMinor),
        entry('self', 'main', amountMinor),
      ])
      life.vendorTransfers.push({
        ...{ id, vendor, amountMinor },
        direction: 'out',
        cause: 'return',
        state: 'done',
        reason: null,
        createdAt: at,
      })
    },
    lostSinceMinor: () => {
      const lost = Math.max(0, lostMinor)
      lostMinor = 0
      return lost
    },
    life: () => ({ ...life, transfers: life.transfers.toSorted((one, other) => one.at - other.at) }),
  }
}
