import type { AnyCall, CallDefinition } from '@plaza/contract/kernel'
import { failureSchema, successSchema } from '@plaza/contract/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { CallFailure } from '../call-failure'
import type { Trx } from '../database/database'
import type { Gateway } from '../gateway'
import { readSessionCookie } from '../security/session-cookie'
import { checkPresence } from '../security/presence'
import { checkAddress } from './blocked-addresses'
import type { CallContext, SignedIn } from './call-context'
import { idempotencyKeyOf, once } from './idempotency'
import { isRefused } from './refused-input'
import { openContext } from './open-context'
import {
  checkAuth,
  checkChanged,
  checkMediaType,
  checkNoBody,
  checkOpen,
  checkOrigin,
  checkToken,
  formMediaType,
  writes,
} from './request-guards'
import { checkNotLimited } from './while-excluded'
import { openSealedBody, sealedMediaType } from './sealed-request'

/** The input of a handler: the validated parts of the request and its context. */
export interface CallInput<Q extends ZodMiniType, P extends ZodMiniType, B extends ZodMiniType> {
  query: z.output<Q>
  params: z.output<P>
  body: z.output<B>
  context: CallContext
  /** Only for headers and cookies: the answer is what the handler returns. */
  request: FastifyRequest
  reply: FastifyReply
}

/** A call of a signed-in account. */
export type SignedInInput<Q extends ZodMiniType, P extends ZodMiniType, B extends ZodMiniType> = CallInput<
  Q,
  P,
  B
> &
  SignedIn

/** A call that moves money: everything it does is done in `trx`, once for its idempotency key. */
export type MoneyInput<Q extends ZodMiniType, P extends ZodMiniType, B extends ZodMiniType> = CallInput<
  Q,
  P,
  B
> &
  SignedIn & {
    trx: Trx
  }

function contextOf(request: FastifyRequest): CallContext {
  if (!request.callContext) throw new Error('a call without its context')
  return request.callContext
}

function signedInOf(context: CallContext): SignedIn {
  if (!context.signedIn) throw new CallFailure('session.required')
  return context.signedIn
}

/**
 * Adds a call of the contract to the server: merchant, origin, availability, session, encryption and schema are
 * checked from its definition before the handler runs; what it returns becomes the value of the envelope.
 */
export function registerCall<
  Q extends ZodMiniType,
  P extends ZodMiniType,
  B extends ZodMiniType,
  A extends ZodMiniType,
>(
  gateway: Gateway,
  call: CallDefinition<Q, P, B, A>,
  handler: (input: CallInput<Q, P, B>) => Promise<z.input<A>>,
): void {
  const { method, path, query, params, body, answer, longestBody } = call
  gateway.app.route({
    method,
    url: path,
    ...(longestBody !== undefined && { bodyLimit: longestBody }),
    schema: {
      operationId: call.id,
      summary: call.summary,
      tags: [call.id.split('.')[0] ?? 'other'],
      ...(query && { querystring: query }),
      ...(params && { params }),
      ...(body && { body }),
      ...(call.bodyKind === 'encrypted' && { consumes: [sealedMediaType] }),
      ...(call.bodyKind === 'form' && { consumes: [formMediaType] }),
      response: { 200: successSchema(answer), default: failureSchema },
    },
    config: { call: call as unknown as AnyCall },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const context = await openContext(gateway, request)
      if (writes(call)) checkOrigin(request)
      checkAddress(context, call)
      checkOpen(context.merchant, call)
      checkAuth(context, call.auth, readSessionCookie(request) !== undefined)
      checkToken(request, context)
      checkNotLimited(context, call)
      checkChanged(context, call)
      checkMediaType(request, call)
      checkPresence(context, call.presence)
      if (context.signedIn) {
        const use = { now: context.now, isOwnAct: call.isBackground !== true }
        await gateway.sessions.touch(context.signedIn.session, use)
      }
      request.callContext = context
    },
    preValidation: async (request) => {
      if (call.bodyKind === 'encrypted')
        request.body = await openSealedBody(gateway, request, contextOf(request))
      if (!body) checkNoBody(call, request.body)
      if (isRefused(request.query) || isRefused(request.params) || isRefused(request.body))
        throw new CallFailure('request.invalid')
    },
    handler: async (request, reply) => {
      const context = contextOf(request)
      const value = await handler({
        // Fastify has validated the three by the same schemas.
        query: request.query as z.output<Q>,
        params: request.params as z.output<P>,
        body: request.body as z.output<B>,
        context,
        request,
        reply,
      })
      return { success: true, value, now: context.now }
    },
  })
}

/** `registerCall` for calls that need a session: the handler gets session and account. */
export function registerMemberCall<
  Q extends ZodMiniType,
  P extends ZodMiniType,
  B extends ZodMiniType,
  A extends ZodMiniType,
>(
  gateway: Gateway,
  call: CallDefinition<Q, P, B, A>,
  handler: (input: SignedInInput<Q, P, B>) => Promise<z.input<A>>,
): void {
  if (call.auth === 'none') throw new Error(`${call.id} needs no session: use registerCall`)
  registerCall(gateway, call, (input) => handler({ ...input, ...signedInOf(input.context) }))
}

/** Parts of a money call's input that are not part of its content. */
export interface MoneyProof<Q extends ZodMiniType, P extends ZodMiniType, B extends ZodMiniType> {
  /** The field of the body with the proof: it does not change the intent and is not stored. */
  field: keyof z.output<B> & string
  /** Asked before the key is looked at, outside of the transaction. @throws CallFailure, which leaves the intent open */
  check: (input: SignedInInput<Q, P, B>) => Promise<void>
}

/** What a money call does outside of its transaction. */
export interface MoneyCallParts<
  Q extends ZodMiniType,
  P extends ZodMiniType,
  B extends ZodMiniType,
  A extends ZodMiniType,
> {
  /** The proof is checked before every repetition of the answer. */
  proof?: MoneyProof<Q, P, B>
  /** Runs when the work is committed, and at every repetition of its answer; it may build a new answer. */
  afterwards?: (answer: z.input<A>, input: SignedInInput<Q, P, B>) => Promise<z.input<A>>
}

/** `registerCall` for calls that move money: the handler's work and its answer are one transaction, done once. */
export function registerMoneyCall<
  Q extends ZodMiniType,
  P extends ZodMiniType,
  B extends ZodMiniType,
  A extends ZodMiniType,
>(
  gateway: Gateway,
  call: CallDefinition<Q, P, B, A>,
  handler: (input: MoneyInput<Q, P, B>) => Promise<z.input<A>>,
  { proof, afterwards }: MoneyCallParts<Q, P, B, A> = {},
): void {
  if (!call.idempotent) throw new Error(`${call.id} is not declared idempotent`)
  registerMemberCall(gateway, call, async (input) => {
    const key = idempotencyKeyOf(input.request)
    await proof?.check(input)
    const wanted = Object.entries(input.body as object).filter(([field]) => field !== proof?.field)
    const intent = {
      memberId: input.member.id,
      key,
      call: call.id,
      request: { params: input.params, body: Object.fromEntries(wanted) },
      now: input.context.now,
    }
    const answer = await once(gateway.db, intent, (trx) => handler({ ...input, trx }))
    return afterwards ? afterwards(answer, input) : answer
  })
}
