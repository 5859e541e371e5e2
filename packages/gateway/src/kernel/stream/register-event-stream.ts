import { pushOf, readStreamQuery, readTopics, streamPath, topicsHeader } from '@plaza/contract/page'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../call-failure'
import type { Gateway } from '../gateway'
import type { CallContext, SignedIn } from '../http/call-context'
import { openContext, timeOf } from '../http/open-context'
import { checkAddress } from '../http/blocked-addresses'
import { checkOrigin } from '../http/request-guards'
import type { Merchant } from '../merchants/merchants'
import { readSessionCookie } from '../security/session-cookie'
import { longestSessionMs } from '../security/longest-session'
import { beginEventStream, type EventStream } from './event-stream'

const sessionCheckMs = 60_000

/** Ends a stream whose session has expired, because nothing else would. */
function watchSession(
  gateway: Gateway,
  request: FastifyRequest,
  { merchant, session, account }: { merchant: Merchant; session: string; account: string },
  stream: EventStream,
): void {
  const check = async () => {
    // By its id: its secrets may be others by now.
    const living = { now: timeOf(gateway, request), longestMs: longestSessionMs(gateway.settings, merchant) }
    if (await gateway.sessions.isAlive(session, living)) return
    stream.send(pushOf('session:ended', { reason: 'expired', session }, { account }))
    stream.end()
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => request.log.error({ err: error }, 'session check failed'))
  }, sessionCheckMs)
  timer.unref()
  stream.onClose(() => clearInterval(timer))
}

/**
 * `GET /events`: the one event stream of a browser (EVENT-2). Visitors get the pushes for everybody; the edge adds its
 * own messages.
 */
export function registerEventStream(gateway: Gateway): void {
  const open = new Set<EventStream>()
  const byAddress = new Map<string, number>()
  // The edge allows an address half as many: the streams of a reloaded page overlap for a moment.
  const mostOfAnAddress = 2 * gateway.settings.traffic.addressStreams
  gateway.app.addHook('preClose', async () => open.forEach((stream) => stream.end()))

  const keep = (stream: EventStream, address: string) => {
    open.add(stream)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    stream.onClose(() => {
      open.delete(stream)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  }

  const attach = (stream: EventStream, { member, session }: SignedIn, { merchant }: CallContext) => {
    const { send, end } = stream
    const client = { member, merchant, sessionId: session.id, send, end }
    stream.onClose(gateway.streams.add(client))
    return gateway.streams.greet(client)
  }

  gateway.app.get(streamPath, { schema: { hide: true } }, async (request, reply) => {
    checkOrigin(request)
    const context = await openContext(gateway, request)
    checkAddress(context)
    if ((byAddress.get(context.address) ?? 0) >= mostOfAnAddress)
      throw new CallFailure('request.rate.limited')
    reply.hijack()
    const { understandsPush, topics } = readStreamQuery(request.url.split('?')[1] ?? '')
    const named = request.headers[topicsHeader]
    const stream = beginEventStream(reply.raw, {
      headers: { 'x-request-id': request.id },
      isOlderPage: !understandsPush,
    })
    keep(stream, context.address)
    const wanted = topics ?? readTopics(typeof named === 'string' ? named : undefined)
    stream.onClose(gateway.streams.addPage(context.merchant.code, stream.send, wanted))
    if (!context.signedIn) {
      // A session that ended before its page's stream began was pushed to nobody.
      const cookie = readSessionCookie(request)
      const ended = cookie ? await gateway.sessions.readEnded(cookie) : null
      if (ended) {
        const { id: session, account, ...why } = ended
        stream.send(pushOf('session:ended', { ...why, session }, { account }))
      }
      return
    }
    const { session, member } = context.signedIn
    const watched = { merchant: context.merchant, session: session.id, account: member.account }
    watchSession(gateway, request, watched, stream)
    await attach(stream, context.signedIn, context).catch((error: unknown) => {
      // The browser reconnects and gets the current facts then.
      request.log.error({ err: error }, 'could not send the first facts of a stream')
      stream.end()
    })
  })
}
