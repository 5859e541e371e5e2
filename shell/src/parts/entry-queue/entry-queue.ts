import type { ReadableStore } from '@plaza/events'

/** Prompts that may open by themselves on home, in their order (POPUP-5). */
export const entryOrder = ['announcement', 'download'] as const
export type EntryKind = (typeof entryOrder)[number]

/** While a prompt is `pending` it is unknown whether it will open, and later prompts wait. */
export type EntryRequest = 'pending' | 'wanted' | 'idle'
export type EntryRequests = Readonly<Record<EntryKind, EntryRequest>>

export interface EntryState {
  requests: EntryRequests
  /** The prompt whose turn it is; only this one is shown. */
  showing: EntryKind | null
}

/**
 * Selects the prompt whose turn it is: one at a time, in order, and none starts while another dialog is open (POPUP-5).
 * A prompt that has started keeps its turn until it is idle.
 */
export function turnOf({ requests, showing }: EntryState, isDialogOpen: boolean): EntryKind | null {
  if (showing && requests[showing] === 'wanted') return showing
  const first = entryOrder.find((kind) => requests[kind] !== 'idle')
  return first && requests[first] === 'wanted' && !isDialogOpen ? first : null
}

/** The queue of prompts that open on entry. */
export interface EntryQueue extends ReadableStore<EntryState> {
  say(kind: EntryKind, request: EntryRequest): void
  /** Checks again, after another dialog has opened or closed. */
  look(): void
}

/** Creates a queue in which every prompt is pending. */
export function createEntryQueue(isDialogOpen: () => boolean): EntryQueue {
  let state: EntryState = { requests: { announcement: 'pending', download: 'pending' }, showing: null }
  const listeners = new Set<(state: EntryState) => void>()
  const become = (requests: EntryRequests) => {
    const showing = turnOf({ ...state, requests }, isDialogOpen())
    if (requests === state.requests && showing === state.showing) return
    state = { requests, showing }
    for (const listener of listeners) listener(state)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say(kind, request) {
      if (state.requests[kind] !== request) become({ ...state.requests, [kind]: request })
    },
    look: () => become(state.requests),
  }
}

/** Whether every prompt had its turn, so that later ones, such as contract prompts, may open. */
export const isSettled = ({ requests }: EntryState): boolean =>
  entryOrder.every((kind) => requests[kind] === 'idle')
