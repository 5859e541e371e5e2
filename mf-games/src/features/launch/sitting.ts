import { CallError, type Transport } from '@plaza/client'
import {
  launchGameCall,
  launchTimings,
  leaveGameCall,
  playCall,
  type KeptSitting,
  type Play,
} from '@plaza/contract'
import type { Events, ReadableStore } from '@plaza/events'
import { dropKept, writeKept } from './kept-sitting'
import { isLaunchSound, type Launch } from './launch-address'
import type { LaunchQuery } from './launch-query'
import { leaveTab } from './leave-tab'

export type SittingState =
  | { phase: 'opening' }
  | { phase: 'failed'; error: CallError }
  /** In the page's frame. `frame` counts the openings, so that a retry draws a new one. */
  | { phase: 'open'; launch: Launch; play: Play; frame: number }
  /** The tab itself is on its way to the vendor. */
  | { phase: 'elsewhere'; launch: Launch }
  /** The tab is back from the vendor: the game has been left. */
  | { phase: 'back' }

export interface SittingOptions {
  kept: KeptSitting
  query: LaunchQuery
  transport: Transport
  events: Events
  /** Said when leaving could not be told to the gateway. */
  onLeaveFailed: () => void
}

/** One sitting at a game: launched once, however often it is drawn, and left once. */
export interface Sitting {
  store: ReadableStore<SittingState>
  /** Draws it: launches it the first time. The function that is answered takes the drawing back. */
  attach(): () => void
  /** Opens it again with the same intent: after a failure, or when the frame never got ready. */
  retry(): void
  /** Stakes and winnings moved. */
  update(play: Play): void
  /** Asks how it stands: what was pushed while nobody listened is lost. */
  refresh(): Promise<void>
  /** Leaves it, once: the vendor settles, and the answer's balance is told to the page. Never throws. */
  leave(): Promise<void>
  /** The tab came back from the vendor. */
  comeBack(): void
}

const sittings = new Map<string, Sitting>()

/** The sitting of an intent: the one that is drawn already, else a new one. */
export function sittingOf(options: SittingOptions): Sitting {
  const { intent } = options.kept
  const known = sittings.get(intent)
  if (known) return known
  const sitting = createSitting(options, () => sittings.delete(intent))
  sittings.set(intent, sitting)
  return sitting
}

/** Whether this document has the sitting of an intent open. */
export const isSittingHere = (intent: string): boolean => sittings.has(intent)

function createSitting(options: SittingOptions, onLeft: () => void): Sitting {
  const { kept, query, transport, events, onLeaveFailed } = options
  const { intent } = kept
  let state: SittingState = kept.isElsewhere ? { phase: 'back' } : { phase: 'opening' }
  const listeners = new Set<(state: SittingState) => void>()
  const set = (next: SittingState) => {
    state = next
    for (const listener of listeners) listener(next)
  }
  let playId = kept.play
  let launching: Promise<void> | undefined
  let leaving: Promise<void> | undefined
  let drawn = 0
  let frames = 0

  async function launch(): Promise<void> {
    events.say('money:inflight', { intent, state: 'begun' })
    try {
      const answer = await transport.send(launchGameCall, {
        query: { ...query.call, intent, language: events.language.getState().language },
        timeoutMs: launchTimings.timeoutMs,
      })
      playId = answer.play.id
      if (leaving) return
      if (!isLaunchSound(answer, location.origin)) throw new CallError('answer.invalid', '', {}, 200)
      const isTop = answer.presentation === 'top'
      writeKept({ ...kept, play: playId, ...(isTop && { isElsewhere: true }) })
      if (isTop) {
        set({ phase: 'elsewhere', launch: answer })
        leaveTab(answer.url)
      } else set({ phase: 'open', launch: answer, play: answer.play, frame: (frames += 1) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('money:inflight', { intent, state: 'ended' })
      set({ phase: 'failed', error })
    }
  }

  async function settle(): Promise<void> {
    dropKept(intent)
    onLeft()
    // Whoever leaves while it opens leaves it all the same once it is open.
    await launching
    try {
      // Nobody may leave for a session that has ended: its end has ended the sitting too.
      if (playId === undefined || !events.session.getState().session) return
      await transport.send(leaveGameCall, { params: { play: playId } })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('balance:stale', { reason: 'game' })
      onLeaveFailed()
    } finally {
      events.say('money:inflight', { intent, state: 'ended' })
    }
  }

  const leave = () => (leaving ??= settle())
  const update = (play: Play) => {
    if (state.phase === 'open' && play.id === state.play.id) set({ ...state, play })
  }

  return {
    store: {
      getState: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    attach() {
      drawn += 1
      if (state.phase === 'opening') launching ??= launch()
      return () => {
        drawn -= 1
        // React may draw it again at once; only what stays away has been left.
        setTimeout(() => drawn === 0 && void leave(), 0)
      }
    },
    retry() {
      if (state.phase === 'opening' || leaving) return
      set({ phase: 'opening' })
      launching = launch()
    },
    update,
    async refresh() {
      if (state.phase !== 'open') return
      try {
        update(await transport.send(playCall, { params: { play: state.play.id } }))
      } catch (error) {
        // What is known stays; the offline bar or the end of the session says why.
        if (!(error instanceof CallError)) throw error
      }
    },
    leave,
    comeBack() {
      if (state.phase === 'elsewhere') set({ phase: 'back' })
    },
  }
}
