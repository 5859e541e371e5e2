import {
  walletErrors,
  walletFailureSchema,
  walletPath,
  type WalletAction,
  type WalletError,
} from '@plaza/contract/vendors'
import type { KeyObject } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Clock } from '../clock'
import { pause } from '../clock'
import { signedHeaders } from '../../keys/signature'

/** The result of one call to the wallet. `unknown`: it may have been booked or not. */
export type WalletReply<Answer> =
  | { kind: 'ok'; answer: Answer }
  | { kind: 'refused'; error: WalletError }
  | { kind: 'unknown'; cause: string }

/** One call of the wallet, without a second try. */
export interface WalletCall<Answer> {
  vendor: string
  action: WalletAction
  body: unknown
  answer: z.ZodMiniType<Answer>
}

/** The operator's wallet, as the vendor calls it. */
export interface Wallet {
  ask<Answer>(call: WalletCall<Answer>): Promise<WalletReply<Answer>>
}

/** How long one call may take, ms. */
const callMs = 3_000
/** Pauses before the same call is made again, ms: less than eleven seconds with the calls' own time. */
const pauses = [250, 750] as const

/** Errors that reveal nothing about what was booked, or that the next signature fixes. */
const unsure: readonly WalletError[] = ['RS_ERROR_UNKNOWN', 'RS_ERROR_STALE', 'RS_ERROR_INVALID_SIGNATURE']

function readReply<Answer>(call: WalletCall<Answer>, status: number, json: unknown): WalletReply<Answer> {
  const answer = call.answer.safeParse(json)
  if (status === 200 && answer.success) return { kind: 'ok', answer: answer.data }
  const failure = walletFailureSchema.safeParse(json)
  if (
    !failure.success ||
    walletErrors[failure.data.status] !== status ||
    unsure.includes(failure.data.status)
  )
    return { kind: 'unknown', cause: `status ${status}` }
  return { kind: 'refused', error: failure.data.status }
}

/** The wallet at an address, called with the vendor's signature. */
export function walletAt(url: string, key: KeyObject, clock: Clock): Wallet {
  return {
    ask: async (call) => {
      const body = JSON.stringify(call.body)
      const address = new URL(`${url}${walletPath(call.vendor, call.action)}`)
      const signed = { method: 'POST', path: address.pathname, body }
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signedHeaders(signed, clock.now(), key) },
          body,
          signal: AbortSignal.timeout(callMs),
          redirect: 'error',
        })
        const json: unknown = await response.json()
        return readReply(call, response.status, json)
      } catch (error) {
        return { kind: 'unknown', cause: String(error) }
      }
    },
  }
}

/** Repeats a call, with a pause, while it is unknown whether it was booked. */
export async function repeatCall<Answer>(
  wallet: Wallet,
  clock: Clock,
  call: WalletCall<Answer>,
): Promise<WalletReply<Answer>> {
  for (const ms of pauses) {
    const reply = await wallet.ask(call)
    if (reply.kind !== 'unknown') return reply
    await pause(clock, ms)
  }
  return wallet.ask(call)
}
