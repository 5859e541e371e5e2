import type { Push } from './stream'

/**
 * Event → kind of the older message, and the field that carried the payload; without a field, the payload was spread.
 */
const kinds: Record<string, { kind: string; field?: string }> = {
  'balance:changed': { kind: 'balance', field: 'balance' },
  'notice:unread': { kind: 'unread', field: 'unread' },
  'favourites:changed': { kind: 'favourites', field: 'favourite' },
  'play:changed': { kind: 'play', field: 'play' },
  'jackpots:changed': { kind: 'jackpots', field: 'jackpots' },
  'order:changed': { kind: 'order', field: 'order' },
  'session:ended': { kind: 'session-ended' },
  'registry:revised': { kind: 'registry' },
}

/**
 * A message in the form that pages of shells older than `Push` understand; undefined for an event that those shells
 * never knew. Servers call it for a stream that was opened without `pushQuery`.
 */
export function toOlderMessage({ event, payload, account }: Push): object | undefined {
  const older = Object.hasOwn(kinds, event) ? kinds[event] : undefined
  if (!older) return undefined
  const { kind, field } = older
  const body = field === undefined ? (payload as object) : { [field]: payload }
  return { kind, ...body, ...(account !== undefined && { account }) }
}
