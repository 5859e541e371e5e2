import type { FairProof } from '@plaza/contract/play'
import {
  walletBetSchema,
  walletRollbackSchema,
  walletRoundSchema,
  type walletSessionAnswerSchema,
  walletWinSchema,
  type WalletAction,
  type WalletError,
} from '@plaza/contract/vendors'
import * as z from 'zod/mini'
import type { Clock } from '../kernel/clock'
import type { Wallet, WalletReply } from '../kernel/wallet/wallet'

/** How the wallet behaves at its next calls: it books, does not answer before or after booking, or refuses. */
export type Mood = 'good' | 'lost-before' | 'lost-after' | WalletError

interface Booked {
  kind: 'bet' | 'win' | 'rollback'
  minor: number
  body: string
}

/** A wallet that books like the operator's, in memory, and fails on demand. */
export interface FakeWallet extends Wallet {
  balanceMinor: number
  /** Behaviours of the next calls of an action, in order; normal when there are none. */
  moods: Partial<Record<WalletAction, Mood[]>>
  /** Booked bets by transaction without the rolled-back ones, what was paid, and the calls in order. */
  booked: Map<string, Booked>
  proofs: FairProof[]
  asked: { action: WalletAction; body: Record<string, unknown> }[]
  /** What reports of rounds are answered: whether the player may go on. */
  mayPlay: boolean
  /** Sessions by token. */
  tokens: Map<string, z.infer<typeof walletSessionAnswerSchema>>
}

const refused = (error: WalletError) => ({ kind: 'refused', error }) as const

export function fakeWallet(clock: Clock, balanceMinor = 100_000): FakeWallet {
  let version = 0
  const remembered = new Set<string>()
  const closed = new Set<string>()

  const book = (id: string, kind: Booked['kind'], minor: number, body: unknown) => {
    const text = JSON.stringify(body)
    const known = wallet.booked.get(id)
    if (known) return known.body === text ? null : refused('RS_ERROR_DUPLICATE_TRANSACTION')
    if (wallet.balanceMinor + minor < 0) return refused('RS_ERROR_NOT_ENOUGH_MONEY')
    wallet.balanceMinor += minor
    version += 1
    wallet.booked.set(id, { kind, minor, body: text })
    return null
  }

  const bet = (body: unknown) => {
    const { transaction, amountMinor } = z.parse(walletBetSchema, body)
    if (remembered.has(transaction)) return refused('RS_ERROR_TRANSACTION_ROLLED_BACK')
    return book(transaction, 'bet', -amountMinor, body)
  }
  const win = (body: unknown) => {
    const input = z.parse(walletWinSchema, body)
    if (!wallet.booked.has(input.transaction)) {
      if (!wallet.booked.has(input.bet)) return refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      if (remembered.has(input.bet)) return refused('RS_ERROR_TRANSACTION_ROLLED_BACK')
      if (closed.has(input.round)) return refused('RS_ERROR_ROUND_CLOSED')
      if (input.proof) wallet.proofs.push(input.proof)
      if (input.isRoundEnd) closed.add(input.round)
    }
    return book(input.transaction, 'win', input.amountMinor, body)
  }
  const rollback = (body: unknown) => {
    const input = z.parse(walletRollbackSchema, body)
    if (closed.has(input.round)) return refused('RS_ERROR_ROUND_CLOSED')
    const staked = wallet.booked.get(input.bet)
    remembered.add(input.bet)
    return book(input.transaction, 'rollback', staked ? -staked.minor : 0, body)
  }

  const act = (action: WalletAction, body: unknown): unknown => {
    const failure =
      action === 'bet'
        ? bet(body)
        : action === 'win'
          ? win(body)
          : action === 'rollback'
            ? rollback(body)
            : null
    if (failure) return failure
    if (action === 'session') {
      const { token } = z.parse(z.object({ token: z.string() }), body)
      const session = wallet.tokens.get(token)
      wallet.tokens.delete(token)
      return session ?? refused('RS_ERROR_INVALID_TOKEN')
    }
    if (action === 'round') {
      z.parse(walletRoundSchema, body)
      return { status: 'OK', mayPlay: wallet.mayPlay }
    }
    return {
      status: 'OK',
      balanceMinor: wallet.balanceMinor,
      currency: 'PHP',
      balanceVersion: version,
      at: clock.now(),
    }
  }

  const wallet: FakeWallet = {
    balanceMinor,
    moods: {},
    booked: new Map(),
    proofs: [],
    asked: [],
    mayPlay: true,
    tokens: new Map(),
    ask: async <Answer>(call: Parameters<Wallet['ask']>[0] & { answer: z.ZodMiniType<Answer> }) => {
      const body = JSON.parse(JSON.stringify(call.body)) as Record<string, unknown>
      wallet.asked.push({ action: call.action, body })
      const mood = wallet.moods[call.action]?.shift() ?? 'good'
      await new Promise((resolve) => setImmediate(resolve))
      if (mood === 'lost-before') return { kind: 'unknown', cause: 'no answer' } as const
      if (mood !== 'good' && mood !== 'lost-after') return refused(mood)
      const result = act(call.action, body)
      if (mood === 'lost-after') return { kind: 'unknown', cause: 'no answer' } as const
      if (typeof result === 'object' && result !== null && 'kind' in result)
        return result as WalletReply<Answer>
      return { kind: 'ok', answer: z.parse(call.answer, result) } as const
    },
  }
  return wallet
}
