import { busEventSchemas, pushSchema, type BusEventName, type Push } from '@plaza/contract/page'

/** Events that all tabs share. Events for one page (toasts, dialogs) are not sent to other tabs. */
export const mirroredEvents = [
  'session:changed',
  'language:changed',
  'balance:changed',
  'balance:hidden',
  'notice:unread',
  'favourites:changed',
  'stream:lost',
  'stream:restored',
] as const satisfies readonly BusEventName[]
export type MirroredEvent = (typeof mirroredEvents)[number]

/** Facts about the account of the sending tab; a tab of another account drops them. */
const accountFacts: readonly MirroredEvent[] = ['balance:changed', 'notice:unread', 'favourites:changed']
export const isAccountFact = (name: MirroredEvent): boolean => accountFacts.includes(name)

export type TabMessage =
  | { kind: 'event'; name: MirroredEvent; payload: unknown; account?: string | undefined }
  | { kind: 'push'; push: Push }
  /** A push of the stream that the tabs with topics share; tabs of earlier shells, which have their own, do not know it. */
  | { kind: 'news'; push: Push }
  /** The topics that a tab subscribes to. */
  | { kind: 'topics'; tab: string; topics: string[] }
  /** Asks every tab for its topics. */
  | { kind: 'topics?' }

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  close(): void
}

/**
 * Parses a message of another tab; undefined when it does not fit the contract (a tab of another release may send
 * more).
 */
export function parseTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'topics?') return { kind: 'topics?' }
  if ((data.kind === 'push' || data.kind === 'news') && 'push' in data) {
    const push = pushSchema.safeParse(data.push)
    return push.success ? { kind: data.kind, push: push.data } : undefined
  }
  if (data.kind === 'topics' && 'tab' in data && 'topics' in data) {
    const { tab, topics } = data
    const areTexts = Array.isArray(topics) && topics.every((topic) => typeof topic === 'string')
    return typeof tab === 'string' && areTexts ? { kind: 'topics', tab, topics } : undefined
  }
  if (data.kind !== 'event' || !('name' in data) || !('payload' in data)) return undefined
  const name = mirroredEvents.find((mirrored) => mirrored === data.name)
  if (!name) return undefined
  const payload = busEventSchemas[name].safeParse(data.payload)
  if (!payload.success) return undefined
  const account = 'account' in data && typeof data.account === 'string' ? data.account : undefined
  return { kind: 'event', name, payload: payload.data, account }
}
