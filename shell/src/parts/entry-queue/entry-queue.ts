import type { ReadableStore } from '@plaza/events'

/** What may open by itself when somebody comes to home, in its order (POPUP-5). */
export const entryOrder = ['announcement', 'download'] as const
export type EntryKind = (typeof entryOrder)[number]

/** `pending` doesn't know yet whether it wants to: what comes after it waits. */
export type EntryWish = 'pending' | 'wanted' | 'idle'
export type EntryWishes = Readonly<Record<EntryKind, EntryWish>>

export interface EntryState {
  wishes: EntryWishes
  /** Whose turn it is: the only one that is shown. */
  showing: EntryKind | null
}

/**
 * Whose turn it is: one at a time, in their order, and none begins while a dialog of somebody else is open (POPUP-5).
 * Whoever has begun stays until it is idle.
 */
export function turnOf({ wishes, showing }: EntryState, isDialogOpen: boolean): EntryKind | null {
  if (showing && wishes[showing] === 'wanted') return showing
  const first = entryOrder.find((kind) => wishes[kind] !== 'idle')
  return first && wishes[first] === 'wanted' && !isDialogOpen ? first : null
}

/** The queue of what opens on entry. */
export interface EntryQueue extends ReadableStore<EntryState> {
  say(kind: EntryKind, wish: EntryWish): void
  /** A dialog of somebody else has opened or closed. */
  look(): void
}

/** Makes a queue in which nobody knows yet what it wants. */
export function createEntryQueue(isDialogOpen: () => boolean): EntryQueue {
  let state: EntryState = { wishes: { announcement: 'pending', download: 'pending' }, showing: null }
  const listeners = new Set<(state: EntryState) => void>()
  const become = (wishes: EntryWishes) => {
    const showing = turnOf({ ...state, wishes }, isDialogOpen())
    if (wishes === state.wishes && showing === state.showing) return
    state = { wishes, showing }
    for (const listener of listeners) listener(state)
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say(kind, wish) {
      if (state.wishes[kind] !== wish) become({ ...state.wishes, [kind]: wish })
    },
    look: () => become(state.wishes),
  }
}

/** Whether nobody wants to open anything (any more): what comes after entry, such as contract prompts, may. */
export const isSettled = ({ wishes }: EntryState): boolean =>
  entryOrder.every((kind) => wishes[kind] === 'idle')
