import { followStream } from '@plaza/events'
import type { StreamMessage } from '@plaza/contract'
import type { Shell } from './shell'

const pollMs = 30_000

/** Hears the one event stream of this browser; without locks or streams, asks for the registry now and then. */
export function hearStream(shell: Shell, signal: AbortSignal): void {
  const { events, channel } = shell
  const hear = (message: StreamMessage) => {
    switch (message.kind) {
      case 'balance':
        return events.say('balance:changed', message.balance)
      case 'unread':
        return events.say('notice:unread', message.unread)
      case 'registry':
        return heardRevision(shell, message.revision)
      case 'session-ended':
        return events.session.getState().session ? events.setSession(null, 'expired') : undefined
      case 'order':
        return events.say('order:changed', message.order)
    }
  }
  if ('locks' in navigator && 'EventSource' in globalThis)
    return followStream({
      url: '/events',
      events,
      channel,
      locks: navigator.locks,
      open: (url) => new EventSource(url),
      onMessage: hear,
      signal,
    })
  const timer = setInterval(() => void shell.refreshPlan().catch(reportError), pollMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** A newer registry: the plan is fetched; what is loaded stays until the next navigation into it (design §3). */
function heardRevision({ plan, events, refreshPlan }: Shell, revision: number): void {
  if (revision <= plan.getState().revision) return
  refreshPlan().then(() => events.setRevision(revision), reportError)
}
