import { followStream } from '@plaza/events'
import { pushOf, pushQuery, streamAddress, streamPath } from '@plaza/contract/page'
import { random } from '../page/random'
import type { Shell } from '../page/shell'

const pollMs = 30_000

type HandledParts = Pick<Shell, 'events' | 'channel' | 'plan' | 'refreshPlan'>
type Parts = HandledParts & { page: Pick<Shell['page'], 'hasTopics'> }

/**
 * Follows the browser's one event stream. Every tab receives it, so pushes are not forwarded to other tabs. Without
 * locks or streams, and while the stream is lost, the registry is polled (EVENT-2).
 */
export function connectStream(shell: Parts, signal: AbortSignal): void {
  const { events, channel } = shell
  const poll = createPoll(shell, signal)
  handlePushes(shell, signal)
  if (!('locks' in navigator && 'EventSource' in globalThis)) return poll.set(true)
  followStream({
    url: `${streamPath}?${pushQuery}`,
    addressOf: shell.page.hasTopics ? streamAddress : undefined,
    events,
    channel,
    locks: navigator.locks,
    open: (url) => new EventSource(url),
    random,
    onPush: events.receivePush,
    onLost: (isLost) => poll.set(isLost),
    signal,
  })
}

/** Handles the stream's messages that concern the host itself; all others are received on the bus. */
export function handlePushes(shell: HandledParts, signal: AbortSignal): void {
  const { events } = shell
  events.on('registry:revised', ({ revision }) => onRevision(shell, revision), signal)
  events.on(
    'session:ended',
    ({ reason, session }) => {
      const mine = events.session.getState().session?.id
      // It concerns an earlier session; another one has started here meanwhile.
      if (mine !== undefined && mine !== session) return
      // A sign-out, here or in another tab, was intended: only a session that ended by itself is reported, with the
      // offer to sign in again.
      events.endSessionHere(reason === 'logout' ? 'other-tab' : 'expired')
    },
    signal,
  )
}

/**
 * On a newer registry the plan is loaded, repeatedly after failures; loaded remotes stay until the next navigation into
 * them (REMOTE-8).
 */
function onRevision(shell: HandledParts, revision: number, waitMs = 1_000): void {
  const { plan, events, refreshPlan } = shell
  if (revision <= plan.getState().revision) return
  refreshPlan().then(
    () => events.setRevision(revision),
    (error: unknown) => {
      reportError(error)
      setTimeout(onRevision, waitMs, shell, revision, Math.min(2 * waitMs, pollMs))
    },
  )
}

/** Polls the plan every 30 s while it is on; the other tabs learn of a newer one as they would from the stream. */
function createPoll({ plan, events, channel, refreshPlan }: HandledParts, signal: AbortSignal) {
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
