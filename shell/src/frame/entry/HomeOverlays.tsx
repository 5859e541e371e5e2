import { useStoreValue } from '@plaza/events'
import { useEffect, useState } from 'react'
import { InstallOffer } from '../../features/download/install-guide/InstallOffer'
import { AnnouncementPopup } from '../../features/popup/AnnouncementPopup'
import { ServiceWidget } from '../../features/service/ServiceWidget'
import { createEntryQueue, isSettled } from '../../parts/entry-queue/entry-queue'
import { hasOpenDialog, watchDialogs } from '../../parts/entry-queue/open-dialogs'

export interface HomeOverlaysProps {
  /** When home was mounted, by `performance.now()`. */
  mountedAt: number
  /** Called when no prompt is left to open. */
  onSettled: () => void
}

/** The overlays of home: the entry pop-ups, one at a time, and the icons of customer service. */
export function HomeOverlays({ mountedAt, onSettled }: HomeOverlaysProps) {
  const [queue] = useState(() => createEntryQueue(hasOpenDialog))
  const hasSettled = isSettled(useStoreValue(queue))
  useEffect(() => {
    if (hasSettled) {
      onSettled()
      return undefined
    }
    const end = new AbortController()
    watchDialogs(queue.look, end.signal)
    return () => end.abort()
  }, [queue, hasSettled, onSettled])
  return (
    <>
      <AnnouncementPopup queue={queue} mountedAt={mountedAt} />
      <InstallOffer queue={queue} />
      <ServiceWidget />
    </>
  )
}
