import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'

/** Who may make a call. `member` is any signed-in account except a trial one. */
export type CallAuth = 'none' | 'session' | 'member' | 'agent'

/** The format of a body: JSON, form-encoded (two calls of the platform), or JSON inside a compact JWE. */
export type BodyKind = 'json' | 'form' | 'encrypted'

type Schema = z.ZodMiniType

/**
 * How recently the member must have been present: active within half an hour (`active`, for everything that moves
 * money), or password given within five minutes (`recent`, for changes that protect the account). Otherwise the call
 * fails with `reauth.required`.
 */
export type Presence = 'active' | 'recent'

/**
 * The codes with which lines of a body are refused, where `request.invalid` would not say which line it is: `list` is the
 * field that has the lines, `codes` the code for each field of a line. The failure names the line, from 1.
 */
export interface LineRefusals {
  list: string
  codes: Readonly<Record<string, ErrorCode>>
}

/** One call of the gateway: the single description from which server, browser client and reference are derived. */
export interface CallDefinition<
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters. */
  path: string
  summary: string
  auth: CallAuth
  query?: Query
  params?: Params
  body?: Body
  bodyKind?: BodyKind
  lineRefusals?: LineRefusals
  /** Bytes of the longest body; 64 KiB when absent. */
  longestBody?: number
  /** The call moves money: it needs an `idempotency-key` header and takes effect once. */
  idempotent?: boolean
  /** A GET that writes (CALL-5): same-site only, `no-store`, never prefetched or retried by itself. */
  writes?: boolean
  /** The presence that the member must prove, if need be by giving the password again. */
  presence?: Presence
  /**
   * The page makes the call by itself, at its start or periodically, so the call does not show that the member is present.
   */
  isBackground?: boolean
  /**
   * The answer carries the account's balance: it is the balance (`whole`), or has it in its field `balance`. The
   * transport publishes it.
   */
  carriesBalance?: 'whole' | 'field'
  answer: Answer
}

/** Declares a call. A function only to preserve the types of its schemas. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  Query extends Schema = z.ZodMiniUndefined,
  Params extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Answer extends Schema = Schema,
>(definition: CallDefinition<Query, Params, Body, Answer>): CallDefinition<Query, Params, Body, Answer> {
  return definition
}

export type AnyCall = CallDefinition
export type QueryOf<C> = C extends CallDefinition<infer Q, Schema, Schema, Schema> ? z.input<Q> : never
export type ParamsOf<C> = C extends CallDefinition<Schema, infer P, Schema, Schema> ? z.input<P> : never
export type BodyOf<C> = C extends CallDefinition<Schema, Schema, infer B, Schema> ? z.input<B> : never
export type AnswerOf<C> = C extends CallDefinition<Schema, Schema, Schema, infer A> ? z.output<A> : never
