import { useStoreValue } from '@plaza/events'
import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../../kernel/page/context'
import { readPlatform } from '../platform'
import type { EntryQueue } from '../../../parts/entry-queue/entry-queue'
import { guideFor, offersGuide } from './guide-for'
import { installOffer } from './install-prompt'
import type { InstallSheetProps } from './InstallSheet'
import { noteVisit } from './visits'

const closedKey = 'plaza.guideClosed'
const load = () => import('./InstallSheet').then(({ InstallSheet }) => InstallSheet)

/** The add-to-home-screen guide that opens by itself, once, for returning or signed-in visitors (DOWNLOAD-4). */
export function InstallOffer({ queue }: { queue: EntryQueue }) {
  const { events } = useShell()
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
  const isTurn = showing === 'download'
  const [InstallSheet, setSheet] = useState<ComponentType<InstallSheetProps>>()
  useEffect(() => {
    if (!isTurn) return undefined
    let isCurrent = true
    load().then(
      (Loaded) => isCurrent && setSheet(() => Loaded),
      // It is offered again at the next visit.
      () => isCurrent && setPhase('gone'),
    )
    return () => {
      isCurrent = false
    }
  }, [isTurn])
  if (!isTurn || !InstallSheet) return null
  const close = () => {
    localStorage.setItem(closedKey, '1')
    setPhase('closing')
  }
  return <InstallSheet isOpen={phase === 'open'} onClose={close} onClosed={() => setPhase('gone')} />
}
