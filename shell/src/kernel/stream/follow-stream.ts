import { followStream } from '@plaza/events'
import { pushOf, pushQuery, streamPath } from '@plaza/contract'
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
  obeyPushes(shell, signal)
  if (!('locks' in navigator && 'EventSource' in globalThis)) return poll.set(true)
  followStream({
    url: `${streamPath}?${pushQuery}`,
    events,
    channel,
    locks: navigator.locks,
    open: (url) => new EventSource(url),
    random,
    onPush: events.hearPush,
    onLost: (isLost) => poll.set(isLost),
    signal,
  })
}

/** What the host itself does with messages of the stream; everybody else hears them on the bus. */
export function obeyPushes(shell: Parts, signal: AbortSignal): void {
  const { events } = shell
  events.on('registry:revised', ({ revision }) => heardRevision(shell, revision), signal)
  events.on(
    'session:ended',
    ({ reason, session }) => {
      const mine = events.session.getState().session?.id
      // Of a session before: another one has begun here meanwhile.
      if (mine !== undefined && mine !== session) return
      // Whoever signed out, here or elsewhere, meant it: only what ended by itself is told and asked for again.
      events.endSessionHere(reason === 'logout' ? 'other-tab' : 'expired')
    },
    signal,
  )
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
    channel.postMessage({ kind: 'push', push: pushOf('registry:revised', { revision }) })
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
