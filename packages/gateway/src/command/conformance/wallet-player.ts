import {
  walletAnswerSchema,
  walletErrors,
  walletPath,
  walletSessionAnswerSchema,
  type WalletAction,
  type WalletAnswer,
  type WalletError,
} from '@plaza/contract/vendors'
import { randomUUID, type KeyObject } from 'node:crypto'
import type * as z from 'zod/mini'
import { CheckFailure, must } from './check'
import { signedPost, type Posted, type PostOptions } from './signed-post'

/** Where the wallet is and who calls it. */
export interface WalletTarget {
  url: string
  vendor: string
  key: KeyObject
  token: string
  userAgent: string
}

export type Session = z.infer<typeof walletSessionAnswerSchema>

/** Calls of a vendor at a wallet, for checks. */
export interface WalletPlayer {
  target: WalletTarget
  post(action: WalletAction, body: unknown, more?: Partial<PostOptions>): Promise<Posted>
  /** The session, once the token was traded. @throws CheckFailure before. */
  session(): Session
  openSession(): Promise<void>
  ok(action: WalletAction, body: unknown): Promise<WalletAnswer>
  refused(action: WalletAction, body: unknown, status: WalletError): Promise<void>
  /** Bodies of the money calls of a new round. */
  round(): ReturnType<typeof bodiesOf>
  balance(): Promise<number>
}

function bodiesOf({ session, player, currency, game }: Session) {
  const common = { session, player, round: randomUUID() }
  return {
    bet: (amountMinor: number, transaction: string = randomUUID()) => ({
      ...common,
      transaction,
      amountMinor,
      currency,
      gameId: game.gameId,
    }),
    win: (bet: string, amountMinor: number, isRoundEnd: boolean, transaction: string = randomUUID()) => ({
      ...common,
      transaction,
      bet,
      amountMinor,
      currency,
      isRoundEnd,
    }),
    rollback: (bet: string, transaction: string = randomUUID()) => ({ ...common, transaction, bet }),
  }
}

/** A refusal must be the one that the contract names, with its HTTP status. */
function mustRefuse({ status, body }: Posted, expected: WalletError): void {
  must(body['status'] === expected, `expected ${expected}, found ${JSON.stringify(body)}`)
  must(status === walletErrors[expected], `expected HTTP ${walletErrors[expected]}, found ${status}`)
}

/** Opens the caller's side of a wallet; nothing is called yet. */
export function walletPlayer(target: WalletTarget): WalletPlayer {
  let opened: Session | undefined
  const post: WalletPlayer['post'] = (action, body, { key = target.key, ...more } = {}) =>
    signedPost(`${target.url}${walletPath(target.vendor, action)}`, body, { key, ...more })
  const session = () => {
    if (!opened) throw new CheckFailure('not reached: there is no session')
    return opened
  }
  const ok: WalletPlayer['ok'] = async (action, body) => {
    const answer = await post(action, body)
    const parsed = walletAnswerSchema.safeParse(answer.body)
    if (answer.status === 200 && parsed.success) return parsed.data
    throw new CheckFailure(`expected OK, found HTTP ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return {
    target,
    post,
    session,
    ok,
    openSession: async () => {
      const { token, userAgent } = target
      const answer = await post('session', { token, userAgent })
      const parsed = walletSessionAnswerSchema.safeParse(answer.body)
      if (!parsed.success) throw new CheckFailure(`the token was not taken: ${JSON.stringify(answer.body)}`)
      opened = parsed.data
    },
    refused: async (action, body, status) => mustRefuse(await post(action, body), status),
    round: () => bodiesOf(session()),
    balance: async () => {
      const { session: id, player } = session()
      return (await ok('balance', { session: id, player })).balanceMinor
    },
  }
}
