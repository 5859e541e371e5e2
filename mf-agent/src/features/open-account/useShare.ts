import { useRemote } from '@plaza/federation'
import { useOpenAccountText } from '../../locales/open-account/texts'

/** Shares with the device's share sheet; undefined when the browser has no share sheet. A failure shows a message. */
export function useShare(): ((data: ShareData) => Promise<void>) | undefined {
  const t = useOpenAccountText()
  const { events } = useRemote()
  if (!('share' in navigator)) return undefined
  return async (data) => {
    try {
      await navigator.share(data)
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      events.say('toast', { kind: 'error', text: t('open.shareFailed'), id: 'share' })
    }
  }
}
