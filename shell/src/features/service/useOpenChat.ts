import { CallError, useClient } from '@plaza/client'
import { launchChatCall, longestChatReference, type OfferedChat } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useErrorText, useLanguage } from '@plaza/i18n'
import { useState } from 'react'
import { useFrontText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'

/** Leads to the chat in the window of the tap, or in this one where the browser refused a window. */
function lead(opened: Window | null, url: string): void {
  if (!opened) return location.assign(url)
  // Closed by its member meanwhile, who wants no chat any more.
  if (opened.closed) return
  opened.opener = null
  opened.location.replace(url)
}

/**
 * Opens the merchant's chat (CHAT-1). The window is opened by the tap itself, because a browser refuses one that is opened after an
 * answer; the answer then leads it there. A visitor logs in first where the provider takes members only.
 */
export function useOpenChat({ takesVisitors }: OfferedChat): { open: () => void; isOpening: boolean } {
  const t = useFrontText()
  const errorText = useErrorText()
  const language = useLanguage()
  const { events } = useShell()
  const { transport } = useClient()
  const { session } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  const [isOpening, setOpening] = useState(false)

  const launch = async (opened: Window | null) => {
    const reference = new URLSearchParams(search).get('reference')?.slice(0, longestChatReference)
    setOpening(true)
    try {
      const { url } = await transport.send(launchChatCall, {
        body: { language, ...(reference && { reference }) },
      })
      lead(opened, url)
    } catch (error) {
      opened?.close()
      if (!(error instanceof CallError)) throw error
      events.say('toast', { id: 'service', kind: 'error', text: errorText(error.code, error.value, error) })
    } finally {
      setOpening(false)
    }
  }

  const open = () => {
    if (isOpening) return
    if (!session && !takesVisitors) return events.say('session:required', { returnTo: pathname + search })
    const opened = window.open('', '_blank')
    if (opened) {
      opened.document.title = t('service.chat')
      opened.document.body.textContent = t('service.chatOpening')
    }
    void launch(opened)
  }
  return { open, isOpening }
}
