import { useStoreValue } from '@plaza/events'
import { useNavigate } from '@plaza/facade/router'
import { useEffect } from 'react'
import type { EntryQueue } from '../../parts/entry-queue/entry-queue'
import { AnnouncementDialog } from './AnnouncementDialog'
import { usePopup } from './usePopup'

interface Props {
  queue: EntryQueue
  /** When home was mounted, by `performance.now()`. */
  mountedAt: number
}

/** The announcement pop-up of home (POPUP-1), once the entry queue reaches it. */
export function AnnouncementPopup({ queue, mountedAt }: Props) {
  const navigate = useNavigate()
  const { state, hasLooked, dispatch, close } = usePopup(mountedAt)
  const { showing } = useStoreValue(queue)
  const request = state.phase !== 'hidden' ? 'wanted' : hasLooked ? 'idle' : 'pending'
  useEffect(() => queue.say('announcement', request), [queue, request])
  const isTurn = showing === 'announcement'
  useEffect(() => {
    // It was never shown, so there is no closing animation to wait for.
    if (state.phase === 'closing' && !isTurn) dispatch({ type: 'gone' })
  }, [state.phase, isTurn, dispatch])
  if (!isTurn) return null
  return (
    <AnnouncementDialog
      state={state}
      onTurn={(by) => dispatch({ type: 'turned', by })}
      onClose={close}
      onClosed={() => dispatch({ type: 'gone' })}
      onFollow={(path) => {
        close()
        void navigate(path)
      }}
    />
  )
}
