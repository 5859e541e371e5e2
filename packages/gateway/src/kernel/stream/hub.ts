import type { BusEvent, Play, StreamMessage } from '@plaza/contract'
import type { Logger } from 'pino'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { balanceChannel, readBalance, type BalanceOwner } from '../ledger'
import { oneAtATime } from './one-at-a-time'
import { pushChannel, type Push } from './push'

/** One open event stream of a member. */
export interface StreamClient extends BalanceOwner {
  sessionId: string
  account: string
  /** What the member has not read, now. */
  unread(): Promise<BusEvent<'notice:unread'>>
  /** A sitting of the member, now; null when it is none. */
  play(sittingId: string): Promise<Play | null>
  send(message: StreamMessage): void
  /** The session is over: nothing follows. */
  end(): void
}

/** The open streams of this process, fed by what any process pushes. */
export interface StreamHub {
  /** Returns how to take the client out again. */
  add(client: StreamClient): () => void
  /** Adds any page of a merchant, a visitor's too; returns how to take it out again. */
  addPage(merchant: string, send: StreamClient['send']): () => void
  /** Merchants with open pages here. */
  merchants(): string[]
  /** Sends to every open page of a merchant. */
  tellMerchant(merchant: string, message: StreamMessage): void
  close(): Promise<void>
}

/** Starts hearing pushes. */
export async function openStreamHub(db: Database, clock: Clock, logger: Logger): Promise<StreamHub> {
  const clients = new Map<string, Set<StreamClient>>()
  const pages = new Map<string, Set<StreamClient['send']>>()

  const tellBalance = oneAtATime(async (memberId) => {
    const mine = [...(clients.get(memberId) ?? [])]
    const [first] = mine
    if (!first) return
    const balance = await readBalance(db.read, first, clock.now())
    for (const client of mine) client.send({ kind: 'balance', balance, account: client.account })
  })
  /** Of a sitting, by its member and its id. */
  const tellPlay = oneAtATime(async (key) => {
    const [memberId = '', sittingId = ''] = key.split('/')
    const mine = [...(clients.get(memberId) ?? [])]
    const play = await mine[0]?.play(sittingId)
    if (play) for (const client of mine) client.send({ kind: 'play', play, account: client.account })
  })

  const deliver = async (what: Push) => {
    const mine = [...(clients.get(what.memberId) ?? [])]
    const [first] = mine
    if (!first) return
    if ('played' in what) {
      await Promise.all([tellBalance(what.memberId), tellPlay(`${what.memberId}/${what.played}`)])
      return
    }
    if ('unread' in what) {
      const unread = await first.unread()
      for (const client of mine) client.send({ kind: 'unread', unread })
      return
    }
    for (const client of mine) {
      if (what.sessionId !== undefined && what.sessionId !== client.sessionId) continue
      client.send(what.message)
      if (what.message.kind === 'session-ended') client.end()
    }
  }

  const refreshAll = async () => {
    for (const memberId of clients.keys()) {
      await tellBalance(memberId)
      await deliver({ memberId, unread: true })
    }
  }

  const failed = (error: unknown) => logger.error({ err: error }, 'push failed')
  // What a broken connection may have missed is read anew by the listener of pushes.
  const stopBalances = await db.listen(balanceChannel, (memberId) => {
    if (memberId !== '') tellBalance(memberId).catch(failed)
  })
  const stopPushes = await db.listen(pushChannel, (payload) => {
    // Only `push` writes to the channel; nothing means that pushes may have been missed.
    const delivered = payload === '' ? refreshAll() : deliver(JSON.parse(payload) as Push)
    delivered.catch(failed)
  })

  return {
    add: (client) => {
      const mine = clients.get(client.memberId) ?? new Set()
      clients.set(client.memberId, mine.add(client))
      return () => {
        mine.delete(client)
        if (mine.size === 0 && clients.get(client.memberId) === mine) clients.delete(client.memberId)
      }
    },
    addPage: (merchant, send) => {
      const its = pages.get(merchant) ?? new Set()
      pages.set(merchant, its.add(send))
      return () => {
        its.delete(send)
        if (its.size === 0 && pages.get(merchant) === its) pages.delete(merchant)
      }
    },
    merchants: () => [...pages.keys()],
    tellMerchant: (merchant, message) => pages.get(merchant)?.forEach((send) => send(message)),
    close: async () => {
      await stopBalances()
      await stopPushes()
    },
  }
}
