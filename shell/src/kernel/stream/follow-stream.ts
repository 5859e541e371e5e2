import { followStream } from '@plaza/events'
import type { StreamMessage } from '@plaza/contract'
import { random } from '../page/random'
import type { Shell } from '../page/shell'

const pollMs = 30_000

type Parts = Pick<Shell, 'events' | 'channel' | 'plan' | 'refreshPlan'>

/**
 * Hears the one event stream of this browser. Every tab hears it by itself, so nothing of it is told to other tabs
 * again. Without locks or streams, and while the stream is lost, the registry is asked now and then (EVENT-2).
 */
export function hearStream(shell: Parts, signal: AbortSignal): void {
  const { events, channel } = shell
  const poll = createPoll(shell, signal)
  if (!('locks' in navigator && 'EventSource' in globalThis)) return poll.set(true)
  followStream({
    url: '/events',
    events,
    channel,
    locks: navigator.locks,
    open: (url) => new EventSource(url),
    random,
    onMessage: (message) => hearMessage(shell, message),
    onLost: (isLost) => poll.set(isLost),
    signal,
  })
}

/** What a message of the stream says to this tab. */
export function hearMessage(shell: Parts, message: StreamMessage): void {
  const { events } = shell
  const isOfAnother = (account: string | undefined) =>
    account !== undefined && account !== events.session.getState().session?.userName
  switch (message.kind) {
    case 'balance':
      // Of the account before: another one has signed in meanwhile.
      if (isOfAnother(message.account)) return
      return events.sayHere('balance:changed', message.balance)
    case 'unread':
      return events.sayHere('notice:unread', message.unread)
    case 'registry':
      return heardRevision(shell, message.revision)
    case 'session-ended':
      // Whoever signed out, here or elsewhere, meant it: only what ended by itself is told and asked for again.
      return events.endSessionHere(message.reason === 'logout' ? 'other-tab' : 'expired')
    case 'favourites':
      if (isOfAnother(message.account)) return
      return events.sayHere('favourites:changed', message.favourite)
    case 'play':
      if (isOfAnother(message.account)) return
      return events.sayHere('play:changed', message.play)
    case 'jackpots':
      return events.sayHere('jackpots:changed', message.jackpots)
    case 'order':
      return events.sayHere('order:changed', message.order)
  }
}

/**
 * A newer registry: the plan is fetched, and again after a while where it cannot be had; what is loaded stays until the
 * next navigation into it (REMOTE-8).
 */
function heardRevision(shell: Parts, revision: number, waitMs = 1_000): void {
  const { plan, events, refreshPlan } = shell
  if (revision <= plan.getState().revision) return
  refreshPlan().then(
    () => events.setRevision(revision),
    (error: unknown) => {
      reportError(error)
      setTimeout(heardRevision, waitMs, shell, revision, Math.min(2 * waitMs, pollMs))
    },
  )
}

/** Asks for the plan every 30 s while it is on; the other tabs hear of a newer one as they would by the stream. */
function createPoll({ plan, events, channel, refreshPlan }: Parts, signal: AbortSignal) {
  let timer: ReturnType<typeof setInterval> | undefined
  const ask = async () => {
    const before = plan.getState().revision
    await refreshPlan()
    const { revision } = plan.getState()
    if (revision <= before) return
    events.setRevision(revision)
    channel.postMessage({ kind: 'stream', message: { kind: 'registry', revision } satisfies StreamMessage })
  }
  const set = (isOn: boolean): void => {
    if (isOn && timer === undefined) timer = setInterval(() => void ask().catch(reportError), pollMs)
    if (isOn) return
    clearInterval(timer)
    timer = undefined
  }
  signal.addEventListener('abort', () => set(false))
  return { set }
}
