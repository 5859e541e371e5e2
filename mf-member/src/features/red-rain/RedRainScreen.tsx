import type { Rain } from '@plaza/contract/growth'
import { Slot } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { lazy } from '@plaza/ui/lazy'
import { Page, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Suspense, useState } from 'react'
import { useRedRainText } from '../../locales/red-rain/texts'
import { SkeletonCard } from '../../parts/SkeletonCard'
import { mayOpen } from './may-open'
import { RainCard } from './RainCard'
import { RainConditions } from './RainConditions'
import { RainRecords } from './RainRecords'
import { RainWinners } from './RainWinners'
import { useRain } from './useRain'

const RainStage = lazy(() => import('./RainStage').then(({ RainStage: Stage }) => ({ default: Stage })))

/**
 * `/m/redRain`: when it rains, who can take part, the rain itself, what the member caught and who caught most (REDRAIN-1).
 * What agents give to those below them is in the slot `member.red-rain@1`.
 */
export function RedRainScreen() {
  const t = useRedRainText()
  const { rain, changed } = useRain()
  // Offline every part fails: one card says so, and its Retry loads the others too.
  const hasFailed = rain.isError && rain.data === undefined
  return (
    <Page>
      <Answer
        of={rain}
        pending={
          <Stack gap={24}>
            <SkeletonCard lines={4} />
            <SkeletonRows count={1} />
          </Stack>
        }
        failed={{ title: t('redRain.failed') }}
      >
        {(data) => <RainAndConditions rain={data} onChanged={changed} />}
      </Answer>
      {!hasFailed && (
        <>
          <Slot name="member.red-rain@1" />
          <RainWinners />
          <RainRecords />
        </>
      )}
    </Page>
  )
}

function RainAndConditions({ rain, onChanged }: { rain: Rain; onChanged: () => void }) {
  /** The session whose packets fall; it stays until the member closes it, also past its end. */
  const [opened, setOpened] = useState<Rain>()
  const [isOpen, setOpen] = useState(false)
  // A member who waits on the page for the rain is in it when it begins.
  const sessionId = rain.session?.id
  const [known, setKnown] = useState(sessionId)
  const show = () => {
    setOpened(rain)
    setOpen(true)
  }
  if (sessionId !== known) {
    setKnown(sessionId)
    if (mayOpen(rain) && !isOpen) show()
  }
  return (
    <>
      <RainCard rain={rain} onOpen={show} />
      <RainConditions rain={rain} />
      {opened?.session && (
        <Suspense>
          <RainStage
            key={opened.session.id}
            session={opened.session}
            fallSeconds={opened.fallSeconds}
            chancesLeft={rain.session?.id === opened.session.id ? rain.chancesLeft : opened.chancesLeft}
            currency={opened.currency}
            isOpen={isOpen}
            onDrawn={onChanged}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
