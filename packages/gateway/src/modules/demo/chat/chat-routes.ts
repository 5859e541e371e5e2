import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { idempotencyKeySchema, typedTextSchema, type Language } from '@plaza/contract/kernel'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { openContext } from '../../../kernel/http/open-context'
import { checkMediaType, checkOrigin } from '../../../kernel/http/request-guards'
import { languageFor, requestLanguage } from '../../../kernel/http/request-merchant'
import { redeemChatToken } from '../../platform/chat'
import { chatPage, chatPagePolicy, endedPage, type Refused } from './chat-page'
import { chatPath } from './chat-path'
import {
  beginVisit,
  longestMessage,
  messagesOf,
  renewVisit,
  visitedChat,
  visitMs,
  writeAsGuest,
} from './chats'
import type { ChatRow } from './tables'

/** Code of the provider. */
export const code = 'demo'

const tokenSchema = z.object({ token: z.string().check(z.maxLength(64)) })
const formSchema = z.object({ text: typedTextSchema(longestMessage), key: idempotencyKeySchema })

const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-plaza_chat' : 'plaza_chat'

function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https'
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: visitMs / 1_000 } as const
  reply.setCookie(cookieName(request), secret, options)
}

const send = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': chatPagePolicy,
      'referrer-policy': 'same-origin',
    })
    .send(html)

const viewerOf = ({ signedIn }: CallContext) => ({ memberId: signedIn?.member.id ?? null })

/** The language of the site's pages in this browser, by their cookie. */
const languageOf = ({ merchant }: CallContext, request: FastifyRequest): Language => {
  const { language } = request.cookies
  return language ? languageFor(merchant, language) : requestLanguage(merchant, request)
}

/** The page of the demo's chat: its token is spent at once and gone from the address, a cookie holds the conversation. */
export function chatRoutes(gateway: Gateway): void {
  const { app, db } = gateway
  const options = { schema: { hide: true } }

  const ended = (request: FastifyRequest, reply: FastifyReply, context: CallContext) =>
    send(reply, endedPage(languageOf(context, request)), 410)

  const find = async (request: FastifyRequest, context: CallContext): Promise<ChatRow | undefined> => {
    const secret = request.cookies[cookieName(request)]
    const { merchant, now } = context
    return secret
      ? visitedChat(db.read, { secret, merchant: merchant.code, ...viewerOf(context) }, now)
      : undefined
  }
  const show = async (reply: FastifyReply, chat: ChatRow, refused?: Refused, status = 200) =>
    send(reply, chatPage(chat, await messagesOf(db.read, chat.id), randomUUID(), refused), status)

  const enter = async (request: FastifyRequest, reply: FastifyReply, context: CallContext) => {
    const { merchant, now } = context
    const earlier = await find(request, context)
    const known = request.cookies[cookieName(request)]
    const asked = z.safeParse(tokenSchema, request.query)
    const visit =
      asked.success &&
      (await db.transaction(async (trx) => {
        const door = { token: asked.data.token, merchant: merchant.code, provider: code }
        const guest = await redeemChatToken(trx, { ...door, viewer: viewerOf(context) }, now)
        if (!guest) return null
        if (known === undefined || earlier === undefined || earlier.state === 'closed')
          return beginVisit(trx, merchant.code, guest, now)
        await renewVisit(trx, { chatId: earlier.id, secret: known }, guest, now)
        return { secret: known }
      }))
    if (!visit) return ended(request, reply, context)
    setCookie(request, reply, visit.secret)
    return reply.redirect(chatPath, 303)
  }

  app.get<{ Querystring: Record<string, unknown> }>(chatPath, options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const context = await openContext(gateway, request)
    if ('token' in request.query) return enter(request, reply, context)
    const chat = await find(request, context)
    return chat ? show(reply, chat) : ended(request, reply, context)
  })

  app.post(chatPath, options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    checkOrigin(request)
    checkMediaType(request, { bodyKind: 'form' })
    const context = await openContext(gateway, request)
    const chat = await find(request, context)
    if (!chat) return ended(request, reply, context)
    const { text, key } = z.parse(formSchema, request.body)
    const refused = await db.transaction((trx) => writeAsGuest(trx, chat.id, { text, key }, context.now))
    if (refused === null || refused === 'closed') return reply.redirect(chatPath, 303)
    return show(reply, chat, { why: refused, text }, refused === 'often' ? 429 : 400)
  })
}
