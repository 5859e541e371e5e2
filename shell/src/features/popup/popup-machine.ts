import type { Announcement } from '@plaza/contract/site'
import type { PopupGroup } from './audience'

/**
 * State machine of the announcement pop-up (POPUP-5). `hidden` shows nothing, `open` is ready to be shown, `closing`
 * plays its animation and then becomes `hidden`.
 */
export interface PopupState {
  phase: 'hidden' | 'open' | 'closing'
  group: PopupGroup
  list: readonly Announcement[]
  /** Index of the announcement that is shown. */
  index: number
}

export type PopupEvent =
  /** A check has run: the announcements for this viewer, none where its group has closed this set (POPUP-4). */
  | { type: 'refreshed'; group: PopupGroup; list: readonly Announcement[] }
  | { type: 'turned'; by: 1 | -1 }
  | { type: 'closed' }
  /** The closing animation has ended. */
  | { type: 'gone' }

export const hiddenPopup: PopupState = { phase: 'hidden', group: 'B', list: [], index: 0 }

/** The next state of the pop-up. An event that does not apply in its phase changes nothing. */
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
  const { group, list } = event
  // The closing one stays unchanged; another check follows once it is hidden.
  if (state.phase === 'closing') return state
  if (list.length === 0) return state.phase === 'open' ? { ...state, phase: 'closing' } : state
  const shown = state.phase === 'open' && state.group === group ? state.list[state.index] : undefined
  const same = list.findIndex(({ id }) => id === shown?.id)
  return { phase: 'open', group, list, index: Math.max(0, same) }
}

/** Whether the shown announcement has a previous and a next one (POPUP-1). */
export const popupEnds = ({ index, list }: PopupState) => ({
  hasPrevious: index > 0,
  hasNext: index < list.length - 1,
})
