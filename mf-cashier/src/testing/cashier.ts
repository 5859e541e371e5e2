import {
  depositMoves,
  withdrawalMoves,
  type Balance,
  type Deposit,
  type DepositMethod,
  type DepositState,
  type OfferedMethod,
  type Withdrawal,
  type WithdrawalState,
} from '@plaza/contract/money'
import { renderRemote, testSession, type RenderRemoteOptions } from '@plaza/federation/testing'
import { withMoneyTexts } from '@plaza/money/testing'
import type { ReactNode } from 'react'
import { wayOn, type Moves } from '@plaza/ui/order'
import { allTexts } from './catalogues'

/** 21 November 2026, 18:00 in Manila. */
export const startMs = Date.UTC(2026, 10, 21, 10)

export const testMethod = (method: Partial<DepositMethod> = {}): DepositMethod => ({
  code: 'demo-bank',
  group: 'bank',
  name: { en: 'Demo Bank', fil: 'Demo Bank' },
  minMinor: 10_000,
  maxMinor: 5_000_000,
  feeMinor: 0,
  quickMinor: [20_000, 50_000],
  typicalSeconds: 2,
  enabled: true,
  ...method,
})

/** A method with everything that newer gateways say of it. */
export const testOffered = (method: Partial<OfferedMethod> = {}): OfferedMethod => ({
  ...testMethod(),
  paysBy: 'transfer',
  logo: 'bank',
  feePermille: 0,
  expiryMs: 900_000,
  hasBonus: false,
  ...method,
})

export const testBalance = (totalMinor: number, version = 1): Balance => ({
  wallets: [
    { wallet: 'main', balanceMinor: totalMinor - 5_000 },
    { wallet: 'locked', balanceMinor: 5_000 },
  ],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: startMs + version,
})

/** The states that lead to a given one, in the table's order. */
function pathTo<S extends string>(moves: Moves, state: S): S[] {
  const start = Object.keys(moves)[0] ?? ''
  const happy = [start, ...wayOn(moves, start)]
  if (happy.includes(state)) return happy.slice(0, happy.indexOf(state) + 1) as S[]
  const before = happy.findLastIndex((from) => moves[from]?.includes(state))
  return [...happy.slice(0, before + 1), state] as S[]
}

const timelineTo = <S extends string>(moves: Moves, state: S) =>
  pathTo(moves, state).map((step, index) => ({ state: step, at: startMs + index * 1000 }))

/** A deposit in a state, with the timeline up to it. */
export const testDeposit = (state: DepositState, deposit: Partial<Deposit> = {}): Deposit => ({
  id: 'D-1',
  method: 'demo-bank',
  amountMinor: 50_000,
  feeMinor: 0,
  currency: 'PHP',
  state,
  createdAt: startMs,
  expiresAt: startMs + 900_000,
  reference: 'PZ23456789AB',
  timeline: timelineTo(depositMoves, state),
  ...deposit,
})

/** A deposit of ₱500.00 that failed because ₱400.00 came, which wait for an operator. */
export const testHeldDeposit = (id: string): Deposit =>
  testDeposit('failed', {
    id,
    held: [{ amountMinor: 40_000, currency: 'PHP', cause: 'amount', state: 'held', receivedAt: 1 }],
  })

/** A withdrawal in a state, with the timeline up to it. */
export const testWithdrawal = (state: WithdrawalState, withdrawal: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'W-1',
  account: 'Demo Bank •••• 4711',
  amountMinor: 30_000,
  currency: 'PHP',
  state,
  createdAt: startMs,
  timeline: timelineTo(withdrawalMoves, state),
  ...withdrawal,
})

/** Renders a screen of this remote as the shell mounts it; the member is signed in unless `session` says otherwise. */
export function renderCashier(
  screen: ReactNode,
  options: Omit<RenderRemoteOptions, 'remote' | 'catalogues'> = {},
) {
  window.scrollTo = jest.fn()
  return renderRemote(screen, {
    remote: 'mf-cashier',
    catalogues: withMoneyTexts(allTexts),
    session: testSession(),
    settings: { mobileTemplate: { dep_func: '1' } },
    ...options,
  })
}
