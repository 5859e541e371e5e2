import { CallError, useClient } from '@plaza/client'
import { realityIntervals, setRealityCall } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Segmented } from '@plaza/ui/segmented'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useRealityText } from '../../locales/reality/texts'
import { useReality } from './useReality'

type Minutes = (typeof realityIntervals)[number]

/** Sets the interval of the reality check: 15, 30 or 60 minutes (RG-4). */
export function IntervalSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useRealityText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const { transport } = useClient()
  const { reality, keep } = useReality()
  const [wanted, setWanted] = useState<Minutes>()
  const choose = async (minutes: Minutes) => {
    setWanted(minutes)
    try {
      keep(await transport.send(setRealityCall, { body: { intervalMinutes: minutes } }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('toast', { kind: 'error', text: errorText(error.code, error.value, error), id: 'reality' })
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('reality.title')} detail={t('reality.explain')}>
      {reality ? (
        <Segmented
          label={t('reality.every')}
          value={String(wanted ?? reality.intervalMinutes)}
          isDisabled={wanted !== undefined}
          options={realityIntervals.map((minutes) => ({
            value: String(minutes),
            label: t('reality.minutes', { number: minutes }),
          }))}
          onChange={(value) => {
            const minutes = realityIntervals.find((one) => String(one) === value)
            if (minutes) void choose(minutes)
          }}
        />
      ) : (
        <SkeletonRows count={1} />
      )}
    </Sheet>
  )
}
