import type * as z from 'zod/mini'

/** Who may make a call. `member` is any signed-in account but a trial one. */
export type CallAuth = 'none' | 'session' | 'member' | 'agent'

/** How a body travels: JSON, form-encoded (two calls of the platform), or JSON inside a compact JWE. */
export type BodyKind = 'json' | 'form' | 'encrypted'

type Schema = z.ZodMiniType

/**
 * How recently the member must have been present: active within half an hour (`active`, for whatever moves money), or
 * password given within five minutes (`recent`, for what guards the account). Otherwise `reauth.required`.
 */
export type Presence = 'active' | 'recent'

/** One call of the gateway: the single description that server, browser client and reference are made from. */
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
  /** The call moves money: it needs an `idempotency-key` header and has its effect once. */
  idempotent?: boolean
  /** A GET that writes (CALL-5): same-site only, `no-store`, never prefetched or retried by itself. */
  writes?: boolean
  /** The member must be there, or gives its password again. */
  presence?: Presence
  /** The page makes the call by itself, at its start or now and then: no sign that anybody is there. */
  isBackground?: boolean
  /**
   * The answer carries the account's balance: it is the balance (`whole`), or has it in its field `balance`. The
   * transport publishes it.
   */
  carriesBalance?: 'whole' | 'field'
  answer: Answer
}

/** Declares a call. A function only so that the types of its schemas are preserved. */
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
