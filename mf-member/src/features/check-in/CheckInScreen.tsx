import { useCall } from '@plaza/client'
import { showCheckInCall } from '@plaza/contract/growth'
import { Answer } from '@plaza/ui/answer'
import { Page, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useCheckInText } from '../../locales/check-in/texts'
import { SkeletonCard } from '../../parts/SkeletonCard'
import { CheckInCard } from './CheckInCard'
import { CheckInRules } from './CheckInRules'
import { LatestDays } from './LatestDays'
import { MissedDay } from './MissedDay'
import { useCheckIn } from './useCheckIn'

/** `/m/checkin`: seven days with a reward each, the streak, and a day that can be made up (CHECKIN-1). */
export function CheckInScreen() {
  const t = useCheckInText()
  const shown = useCall(showCheckInCall)
  const actions = useCheckIn()
  return (
    <Answer
      of={shown}
      isPage
      pending={
        <Stack gap={24}>
          <SkeletonCard lines={4} />
          <SkeletonRows count={3} />
        </Stack>
      }
      failed={{ title: t('checkIn.failed') }}
    >
      {(checkIn) => (
        <Page>
          <CheckInCard checkIn={checkIn} actions={actions} onNewDay={() => void shown.refetch()} />
          {checkIn.missed && <MissedDay checkIn={checkIn} missed={checkIn.missed} actions={actions} />}
          <LatestDays checkIn={checkIn} />
          <CheckInRules checkIn={checkIn} />
        </Page>
      )}
    </Answer>
  )
}
