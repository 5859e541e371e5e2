import { useStoreValue } from '@plaza/events'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { DownloadBar } from './DownloadBar'
import { offersBar } from './offers-bar'
import { readPlatform } from './platform'

const closedKey = 'downloadBarClosed'

/** The download bar at the top of home, where it applies (DOWNLOAD-1). Decided before the first paint. */
export function DownloadBarPlace() {
  const { events, page } = useShell()
  const { session } = useStoreValue(events.session)
  const [platform] = useState(readPlatform)
  const [closed, setClosed] = useState(() => localStorage.getItem(closedKey))
  const isOffered = offersBar({
    settings: page.settings,
    platform,
    isSignedIn: session !== null,
    webclip: localStorage.getItem('WEBCLIP'),
    closed,
  })
  if (!isOffered) return null
  const close = () => {
    localStorage.setItem(closedKey, '1')
    setClosed('1')
  }
  return <DownloadBar platform={platform} onClose={close} />
}
