import { useStoreValue } from '@plaza/events'
import { Sheet } from '@plaza/ui/sheet'
import { useEffect, useState } from 'react'
import { useShell } from '../../../kernel/page/context'
import { useFrontText } from '../../../kernel/language/texts'
import { readPlatform } from '../platform'
import type { EntryQueue } from '../../../parts/entry-queue/entry-queue'
import { guideFor, offersGuide } from './guide-for'
import { installOffer } from './install-prompt'
import { InstallGuide } from './InstallGuide'
import { noteVisit } from './visits'

const closedKey = 'plaza.guideClosed'

/** The add-to-home-screen guide that opens by itself, once, for returning or signed-in visitors (DOWNLOAD-4). */
export function InstallOffer({ queue }: { queue: EntryQueue }) {
  const t = useFrontText()
  const { events, page } = useShell()
  const { showing } = useStoreValue(queue)
  const [isOffered] = useState(() => {
    const platform = readPlatform()
    return offersGuide({
      guide: guideFor(platform, installOffer.getState()),
      isMobile: platform.isMobile,
      isSignedIn: events.session.getState().session !== null,
      isReturning: noteVisit(localStorage, sessionStorage),
      wasClosed: localStorage.getItem(closedKey) === '1',
    })
  })
  const [phase, setPhase] = useState<'open' | 'closing' | 'gone'>(isOffered ? 'open' : 'gone')
  useEffect(() => queue.say('download', phase === 'gone' ? 'idle' : 'wanted'), [queue, phase])
  if (showing !== 'download') return null
  const close = () => {
    localStorage.setItem(closedKey, '1')
    setPhase('closing')
  }
  return (
    <Sheet
      isOpen={phase === 'open'}
      title={t('guide.title', { merchant: page.settings.merchantName })}
      detail={t('guide.why')}
      onClose={close}
      onClosed={() => setPhase('gone')}
    >
      <InstallGuide onDone={close} />
    </Sheet>
  )
}
