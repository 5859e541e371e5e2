import { CallError, type Transport } from '@plaza/client'
import { launchTimings } from '@plaza/contract/kernel'
import {
  launchGameCall,
  leaveGameCall,
  playCall,
  type StoredGameSession,
  type Play,
} from '@plaza/contract/play'
import type { Events, ReadableStore } from '@plaza/events'
import { dropKept, writeKept } from './kept-game-session'
import { isLaunchSound, type Launch } from './launch-address'
import type { LaunchQuery } from './launch-query'
import { leaveTab } from './leave-tab'

export type GameSessionState =
  | { phase: 'opening' }
  | { phase: 'failed'; error: CallError }
  /** Playing in the page's frame. `frame` counts the openings, so that a retry renders a new one. */
  | { phase: 'open'; launch: Launch; play: Play; frame: number }
  /** The tab itself is navigating to the vendor. */
  | { phase: 'elsewhere'; launch: Launch }
  /** The tab has returned from the vendor: the game has been left. */
  | { phase: 'back' }

export interface GameSessionOptions {
  kept: StoredGameSession
  query: LaunchQuery
  transport: Transport
  events: Events
  /** Called when the gateway could not be notified that the game was left. */
  onLeaveFailed: () => void
}

/** One game session, launched once and left once, however often its component mounts. */
export interface GameSession {
  store: ReadableStore<GameSessionState>
  /** Counts a mount, and launches the game at the first one. Returns the function to call on unmount. */
  attach(): () => void
  /** Launches again with the same intent: after a failure, or when the frame never became ready. */
  retry(): void
  /** Applies pushed stakes and winnings; ignores those of another game session. */
  update(play: Play): void
  /** Loads stakes and winnings, because pushes are missed while the page is hidden. */
  refresh(): Promise<void>
  /**
   * Leaves the game once: the vendor settles, and the page applies the balance of the answer. Never throws `CallError`.
   */
  leave(): Promise<void>
  /** Marks the tab as returned from the vendor. */
  comeBack(): void
}

let gameSessions: Map<string, GameSession> | undefined

/** The open game session of an intent, or a new one. */
export function gameSessionOf(options: GameSessionOptions): GameSession {
  const { intent } = options.kept
  const open = (gameSessions ??= new Map())
  const known = open.get(intent)
  if (known) return known
  const gameSession = createGameSession(options, () => open.delete(intent))
  open.set(intent, gameSession)
  return gameSession
}

/** Whether this document has the game session of an intent open. */
export const isGameSessionHere = (intent: string): boolean => gameSessions?.has(intent) ?? false

function createGameSession(options: GameSessionOptions, onLeft: () => void): GameSession {
  const { kept, query, transport, events, onLeaveFailed } = options
  const { intent } = kept
  let state: GameSessionState = kept.isElsewhere ? { phase: 'back' } : { phase: 'opening' }
  const listeners = new Set<(state: GameSessionState) => void>()
  const set = (next: GameSessionState) => {
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
    // A game that is left while it opens can be settled only once it is open.
    await launching
    try {
      // The gateway ends the game session together with the sign-in session, so there is nothing left to settle.
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
        // React may unmount and remount at once; only a lasting unmount means that the game was left.
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
        // The last known amounts stay; the offline bar or the end of the session explains the failure.
        if (!(error instanceof CallError)) throw error
      }
    },
    leave,
    comeBack() {
      if (state.phase === 'elsewhere') set({ phase: 'back' })
    },
  }
}
