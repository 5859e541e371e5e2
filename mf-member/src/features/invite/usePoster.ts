import { useRemote } from '@plaza/federation'
import { useState } from 'react'
import { useInviteText } from '../../locales/invite/texts'
import { saveFile } from '../../parts/save-file'

/** Saves the member's poster as a picture; the code that draws it loads with the first press. A failure is shown. */
export function usePoster({ code, link }: { code: string; link: string }) {
  const t = useInviteText()
  const { events } = useRemote()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { drawPoster } = await import('./poster')
      const texts = {
        headline: t('invite.headline'),
        text: t('invite.posterText'),
        codeLabel: t('invite.code'),
      }
      saveFile(`${code}.png`, await drawPoster({ ...texts, code, link }))
    } catch (error) {
      events.say('toast', { kind: 'error', text: t('invite.posterFailed'), id: 'poster' })
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
