import {
  failureSchema,
  successSchema,
  type AnyCall,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
} from '@plaza/contract/kernel'
import { jwksPath } from '@plaza/contract/identity'
import type { Balance } from '@plaza/contract/money'
import type { JWK } from 'jose'
import { fillPath } from './address'
import { balanceOf } from './balance-of'
import { CallError, closesPage, endsSession } from './call-error'
import { HttpTimeout, request, type HttpAnswer } from './http'
import { isReauthRequired, isSealRefused, serverTimeOf } from './refusals'
import { repeatDelayMs } from './repeat-delay'

type Given<T> = [T] extends [never] ? undefined : undefined extends T ? T | undefined : T

export interface CallInput<C> {
  query?: Given<QueryOf<C>>
  params?: Given<ParamsOf<C>>
  body?: Given<BodyOf<C>>
  /** Key of the money intent; the same key has its effect once (LEDGER-3). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Longest wait for the answer, ms, where a call has one of its own. */
  timeoutMs?: number
}

export interface TransportOptions {
  /** `''` on the page; tests give an origin. */
  baseUrl: string
  /** Language of texts that the gateway writes. */
  language: () => string
  /** Whether this is an installed app: the device marker OTHERS (LOGIN-3). */
  isStandalone: () => boolean
  onSessionEnded: (code: string) => void
  /**
   * The gateway requires the member's password again: asks for it and resolves to whether the session continues. The
   * call is then sent again with the same idempotency key.
   */
  reauthenticate?: () => Promise<boolean>
  /** The gateway refuses the session's calls until its password is changed. */
  onPasswordChange?: () => void
  /** The gateway refuses the whole page: the site is closed, or refuses this address. */
  onClosed?: (code: string) => void
  /** The signed-in account; a balance is reported for the account that made the call. */
  account?: () => string | undefined
  /** Called with the balance of every answer that carries one. */
  onBalance?: (balance: Balance, account: string | undefined) => void
  /** Server's time from every answer, ms. */
  onServerTime: (nowMs: number) => void
  /** Current server time, ms: a device's clock may be off by more than the gateway accepts. */
  now: () => number
  /** The answer that the document has asked for already to a call without input, once (REMOTE-12). */
  early?: (call: AnyCall) => Promise<Response> | undefined
  isOnline: () => boolean
  wait: (ms: number) => Promise<void>
  random: () => number
}

export interface Transport {
  /** Makes a call. @throws CallError always, and nothing else */
  send<C extends AnyCall>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>
  /** Loads keys and encryption code ahead of the submit. @throws CallError always, and nothing else */
  prepareSeal(): Promise<void>
}

/** Time-outs of reads and writes, ms (CALL-3). */
const readTimeoutMs = 10_000
const writeTimeoutMs = 15_000
const maxTries = 3

/** The transport of the page: one instance, so that a lost session is reported once. */
export function createTransport(options: TransportOptions): Transport {
  let sealer: Promise<(payload: unknown) => Promise<string>> | undefined

  const prepare = (): Promise<(payload: unknown) => Promise<string>> =>
    (sealer ??= Promise.all([
      import('./seal'),
      request({ method: 'GET', url: options.baseUrl + jwksPath, timeoutMs: readTimeoutMs }),
    ])
      .then(([{ seal }, { data, status }]) => {
        const key = status === 200 ? (data as { keys?: JWK[] } | undefined)?.keys?.[0] : undefined
        if (!key) throw new CallError('service.unavailable', '', {}, status)
        return (payload: unknown) => seal(payload, key, options.now())
      })
      .catch((error: unknown) => {
        sealer = undefined
        throw error
      }))

  async function attempt<C extends AnyCall>(call: C, input: CallInput<C>): Promise<HttpAnswer> {
    const isSealed = call.bodyKind === 'encrypted'
    const data = isSealed
      ? await (
          await prepare()
        )(input.body)
      : call.bodyKind === 'form'
        ? new URLSearchParams(input.body as never)
        : input.body
    return request({
      method: call.method,
      url: options.baseUrl + fillPath(call.path, input.params as Record<string, unknown> | undefined),
      params: input.query as Record<string, unknown> | undefined,
      data,
      signal: input.signal,
      early: hasInput(input) ? undefined : options.early?.(call),
      timeoutMs: input.timeoutMs ?? (call.method === 'GET' ? readTimeoutMs : writeTimeoutMs),
      headers: {
        'accept-language': options.language(),
        ...(isSealed ? { encryption: 'jwe', 'content-type': 'application/jose' } : {}),
        ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
        ...(options.isStandalone() ? { 'x-device': 'OTHERS' } : {}),
      },
    })
  }

  async function send<C extends AnyCall>(call: C, input: CallInput<C> = {}): Promise<AnswerOf<C>> {
    const mayRepeat =
      (call.method === 'GET' && !call.writes) ||
      (call.idempotent === true && input.idempotencyKey !== undefined)
    let mayResend = call.bodyKind === 'encrypted'
    let mayAsk = options.reauthenticate
    let isRepeated = false
    const account = options.account?.()
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(call, input).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      )
      if (input.signal?.aborted)
        throw new CallError('network.timeout', '', {}, 0, { cause: input.signal.reason })
      const isLost = 'error' in outcome || mayComeBack(outcome.answer)
      // Nobody looks at placeholders longer than one time-out; the page asks again later. A write may have happened.
      const isOver = call.method === 'GET' && 'error' in outcome && outcome.error instanceof HttpTimeout
      if (isLost && mayRepeat && !isOver && tries < maxTries) {
        const retryAfter = 'answer' in outcome ? outcome.answer.headers.get('retry-after') : undefined
        const delayMs = repeatDelayMs({ tries, retryAfter, random: options.random })
        if (delayMs !== undefined) {
          await options.wait(delayMs)
          // A busy site has refused the attempt; behind a broken gateway it may have succeeded.
          isRepeated ||= 'error' in outcome || outcome.answer.status !== 429
          continue
        }
      }
      if ('error' in outcome) throw lostCall(outcome.error, options.isOnline())
      if (mayResend && isSealRefused(outcome.answer.data)) {
        mayResend = false
        sealAnew(outcome.answer.data)
        continue
      }
      if (mayAsk && isReauthRequired(outcome.answer.data)) {
        const goesOn = await mayAsk()
        mayAsk = undefined
        if (goesOn && !input.signal?.aborted) continue
      }
      const answer = read(call, outcome.answer, isRepeated)
      const balance = balanceOf(call, answer)
      if (balance) options.onBalance?.(balance, account)
      return answer
    }
  }

  /** The next body is sealed by server time, or with the current key. Nothing of the last one has been opened. */
  function sealAnew(refusal: unknown): void {
    const nowMs = serverTimeOf(refusal)
    if (nowMs === undefined) sealer = undefined
    else options.onServerTime(nowMs)
  }

  function read<C extends AnyCall>(call: C, answer: HttpAnswer, isRepeated: boolean): AnswerOf<C> {
    const requestId = answer.headers.get('x-request-id') ?? ''
    const good = successSchema(call.answer).safeParse(answer.data)
    if (answer.status < 400 && good.success) {
      if (!answer.isEarly) options.onServerTime(good.data.now)
      return good.data.value as AnswerOf<C>
    }
    const bad = failureSchema.safeParse(answer.data)
    if (!bad.success)
      throw new CallError(
        answer.status >= 500 ? 'service.unavailable' : 'answer.invalid',
        requestId,
        {},
        answer.status,
      )
    const { code, value } = bad.data
    if (endsSession(code)) options.onSessionEnded(code)
    if (code === 'password.change.required') options.onPasswordChange?.()
    if (closesPage(code)) options.onClosed?.(code)
    throw new CallError(code, bad.data.requestId, value, answer.status, { isRepeated })
  }

  const prepareSeal = (): Promise<void> =>
    prepare().then(
      () => undefined,
      (error: unknown) => {
        throw lostCall(error, options.isOnline())
      },
    )

  return { send, prepareSeal }
}

const hasInput = ({ query, params, body, idempotencyKey }: CallInput<AnyCall>): boolean =>
  [query, params, body, idempotencyKey].some((part) => part !== undefined)

/** Whether an answer is temporary: the service is unavailable, or gives a time to retry. */
const mayComeBack = ({ status, headers }: HttpAnswer): boolean =>
  status >= 502 || (status === 429 && headers.get('retry-after') !== null)

function lostCall(error: unknown, isOnline: boolean): CallError {
  if (error instanceof CallError) return error
  const isTimeout = error instanceof HttpTimeout
  return new CallError(isOnline && isTimeout ? 'network.timeout' : 'network.offline', '', {}, 0, {
    cause: error,
  })
}
