import { isWanted, type Push } from '@plaza/contract/page'
import type { Logger } from 'pino'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { oneAtATime } from './one-at-a-time'
import { pushChannel, type DirectPush, type Notification, type PushableEvent } from './push'
import { messageOf, type FactOwner, type PushedFact } from './pushed-facts'

/** One open event stream of a member. */
export interface StreamClient extends Omit<FactOwner, 'now'> {
  sessionId: string
  send(push: Push): void
  /** The session is over: nothing follows. */
  end(): void
}

/** The open streams of this process, fed by what any process pushes. It knows no fact but those that modules register. */
export interface StreamHub {
  /** Pushes a fact of a module from now on. Call it once, when the module is added. */
  register<E extends PushableEvent>(fact: PushedFact<E>): void
  /** Reads the facts of a topic again and pushes them to a member's pages in this process. */
  changed(memberId: string, topic: string): void
  /** Adds a client and returns how to remove it. */
  add(client: StreamClient): () => void
  /** Sends a client the messages of a new connection. */
  greet(client: StreamClient): Promise<void>
  /**
   * Adds any page of a merchant, a visitor's too; returns how to remove it again. `topics` are those that it subscribes to:
   * everything without them.
   */
  addPage(merchant: string, send: StreamClient['send'], topics?: ReadonlySet<string>): () => void
  /** Merchants with open pages here. */
  merchants(): string[]
  /** Sends to every open page of a merchant; an event about a subject only to those that subscribe to it. */
  sendToMerchant(merchant: string, push: Push, subject?: string): void
  close(): Promise<void>
}

interface OpenPage {
  send: StreamClient['send']
  topics: ReadonlySet<string> | undefined
}

/** Starts listening for pushes. */
export async function openStreamHub(db: Database, clock: Clock, logger: Logger): Promise<StreamHub> {
  const clients = new Map<string, Set<StreamClient>>()
  const pages = new Map<string, Set<OpenPage>>()
  const facts: { fact: PushedFact; tell: (key: string) => Promise<void> }[] = []
  const clientsOf = (memberId: string) => [...(clients.get(memberId) ?? [])]

  /** Reads a fact once and sends it to every page of the member; the key is `<member>/<subject>`. */
  const teller = (fact: PushedFact) =>
    oneAtATime(async (key) => {
      const slash = key.indexOf('/')
      const mine = clientsOf(key.slice(0, slash))
      const [first] = mine
      if (!first) return
      const push = await messageOf(fact, { ...first, now: clock.now() }, key.slice(slash + 1))
      if (push) for (const client of mine) client.send(push)
    })

  const pushDirect = (memberId: string, { event, payload, version, sessionId, isLast }: DirectPush) => {
    for (const client of clientsOf(memberId)) {
      if (sessionId !== undefined && sessionId !== client.sessionId) continue
      const { account } = client.member
      client.send({ event, payload, account, ...(version !== undefined && { version }) })
      if (isLast) client.end()
    }
  }

  const deliver = async ({ memberId, direct, ...topics }: Notification) => {
    if (!clients.has(memberId)) return
    if (direct) pushDirect(memberId, direct as DirectPush)
    const sends = facts.flatMap(({ fact, tell }) =>
      Object.entries(topics)
        .filter(([topic]) => fact.topics.includes(topic))
        .map(([, subject]) => tell(`${memberId}/${typeof subject === 'string' ? subject : ''}`)),
    )
    await Promise.all(sends)
  }

  const refreshAll = async () => {
    for (const memberId of clients.keys())
      for (const { fact, tell } of facts) if (fact.isSentOnConnect) await tell(`${memberId}/`)
  }

  const failed = (error: unknown) => logger.error({ err: error }, 'push failed')
  const stop = await db.listen(pushChannel, (payload) => {
    // Nothing means that pushes may have been missed.
    const delivered = payload === '' ? refreshAll() : deliver(JSON.parse(payload) as Notification)
    delivered.catch(failed)
  })

  return {
    register: (fact) => void facts.push({ fact, tell: teller(fact) }),
    changed: (memberId, topic) => void deliver({ memberId, [topic]: true }).catch(failed),
    add: (client) => {
      const { id } = client.member
      const mine = clients.get(id) ?? new Set()
      clients.set(id, mine.add(client))
      return () => {
        mine.delete(client)
        if (mine.size === 0 && clients.get(id) === mine) clients.delete(id)
      }
    },
    greet: async (client) => {
      for (const { fact } of facts.filter((one) => one.fact.isSentOnConnect)) {
        const push = await messageOf(fact, { ...client, now: clock.now() })
        if (push) client.send(push)
      }
    },
    addPage: (merchant, send, topics) => {
      const its = pages.get(merchant) ?? new Set()
      const page = { send, topics }
      pages.set(merchant, its.add(page))
      return () => {
        its.delete(page)
        if (its.size === 0 && pages.get(merchant) === its) pages.delete(merchant)
      }
    },
    merchants: () => [...pages.keys()],
    sendToMerchant: (merchant, push, subject) =>
      pages.get(merchant)?.forEach(({ send, topics }) => {
        if (isWanted(topics, push.event, subject)) send(push)
      }),
    close: stop,
  }
}
