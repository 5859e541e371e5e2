import type { Announcement } from '@plaza/contract/site'
import type { PopupGroup } from './audience'
import { isSameSet, type Pair } from './closed-set'

/**
 * The announcement pop-up (POPUP-5). `hidden` shows nothing, `open` wants to be shown, `closing` plays
 * its animation and is hidden when that has ended.
 */
export interface PopupState {
  phase: 'hidden' | 'open' | 'closing'
  group: PopupGroup
  list: readonly Announcement[]
  /** Which one is shown, from 0. */
  index: number
}

export type PopupEvent =
  /** It looked again: what pops up now, and what this group has closed last. */
  | { type: 'refreshed'; group: PopupGroup; list: readonly Announcement[]; closed: readonly Pair[] | null }
  | { type: 'turned'; by: 1 | -1 }
  | { type: 'closed' }
  /** The closing animation has ended. */
  | { type: 'gone' }

export const hiddenPopup: PopupState = { phase: 'hidden', group: 'B', list: [], index: 0 }

/** The next state of the pop-up. An event that its phase doesn't know changes nothing. */
export function nextPopup(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'refreshed':
      return refreshed(state, event)
    case 'turned': {
      const index = state.index + event.by
      return state.phase === 'open' && state.list[index] ? { ...state, index } : state
    }
    case 'closed':
      return state.phase === 'open' ? { ...state, phase: 'closing' } : state
    case 'gone':
      return state.phase === 'closing' ? hiddenPopup : state
  }
}

function refreshed(state: PopupState, event: PopupEvent & { type: 'refreshed' }): PopupState {
  const { group, list, closed } = event
  // It goes as it is; who closed it looks again afterwards.
  if (state.phase === 'closing') return state
  const isWanted = list.length > 0 && !(closed && isSameSet(list, closed))
  if (!isWanted) return state.phase === 'open' ? { ...state, phase: 'closing' } : state
  const shown = state.phase === 'open' && state.group === group ? state.list[state.index] : undefined
  const same = shown ? list.findIndex((one) => isSameSet([one], [shown])) : 0
  return { phase: 'open', group, list, index: Math.max(0, same) }
}

/** Whether there is one before and one after the shown (POPUP-1). */
export const popupEnds = ({ index, list }: PopupState) => ({
  hasPrevious: index > 0,
  hasNext: index < list.length - 1,
})
