import * as z from 'zod/mini'

/** Kinds of contract between an agent and who stands directly below it (CONTRACT-2). */
export const contractKinds = ['daily-salary', 'hourly-salary', 'dividend'] as const
export type ContractKind = (typeof contractKinds)[number]
export const contractKindSchema = z.enum(contractKinds)

/** How long an offer waits for its answer, ms: 7 days. */
export const offerLifetimeMs = 7 * 24 * 60 * 60_000

/** Who makes a move: the two sides, time, or the acceptance of the contract that comes instead. */
export type ContractMover = 'upline' | 'downline' | 'time' | 'acceptance'

/**
 * The one table of what happens to a contract (CONTRACT-2). A state that no move begins in is final. An amendment is an offer to who has
 * a contract already, which goes on until the offer is accepted.
 */
export const contractMoves = {
  accept: { from: 'offered', to: 'active', by: 'downline' },
  reject: { from: 'offered', to: 'rejected', by: 'downline' },
  withdraw: { from: 'offered', to: 'withdrawn', by: 'upline' },
  expire: { from: 'offered', to: 'expired', by: 'time' },
  end: { from: 'active', to: 'ended', by: 'upline' },
  replace: { from: 'active', to: 'replaced', by: 'acceptance' },
} as const satisfies Record<string, { from: string; to: string; by: ContractMover }>

export type ContractMove = keyof typeof contractMoves
export type ContractState = (typeof contractMoves)[ContractMove]['from' | 'to']
export const contractStates = [
  'offered',
  'active',
  'rejected',
  'withdrawn',
  'expired',
  'ended',
  'replaced',
] as const satisfies readonly ContractState[]
export const contractStateSchema = z.enum(contractStates)

/** The moves that a person makes. */
export const contractSteps = ['accept', 'reject', 'withdraw', 'end'] as const
export type ContractStep = (typeof contractSteps)[number]
