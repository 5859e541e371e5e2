import { useCall, useCallMutation, useForget } from '@plaza/client'
import { realityCall, realityIntervals, setRealityCall } from '@plaza/contract/play'
import { protectionHistoryCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useResponsibleText } from '../../locales/responsible/texts'

/** How often play pauses for the reality check, and what it says now (R7, RG-4). */
export function RealitySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useResponsibleText()
  const { timeZone } = useRemote()
  const { dateTime, money } = useFormats()
  const errorText = useErrorText()
  const forget = useForget()
  const set = useCallMutation(setRealityCall)
  const reality = useCall(realityCall, {}, { enabled: isOpen })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('responsible.reality')}
      detail={t('responsible.realityRule')}
    >
      <Answer of={reality} pending={<SkeletonRows count={1} />} failed={{ title: t('responsible.failed') }}>
        {({ intervalMinutes, since, bets, netMinor, currency }) => (
          <Stack gap={12}>
            <Segmented
              label={t('responsible.every')}
              value={String(intervalMinutes)}
              isDisabled={set.isPending}
              options={realityIntervals.map((minutes) => ({
                value: String(minutes),
                label: t('responsible.minutes', { number: minutes }),
              }))}
              onChange={(value) => {
                const minutes = realityIntervals.find((one) => String(one) === value)
                if (minutes === undefined) return
                set.mutate(
                  { body: { intervalMinutes: minutes } },
                  {
                    onSuccess: () => {
                      forget(realityCall)
                      forget(protectionHistoryCall)
                    },
                  },
                )
              }}
            />
            {set.error && <FormProblem text={errorText(set.error.code, set.error.value, set.error)} />}
            <p>
              {since === null
                ? t('responsible.realityNone')
                : t('responsible.realityNow', {
                    time: dateTime(since, { timeZone }),
                    bets,
                    net: money(netMinor, currency),
                  })}
            </p>
          </Stack>
        )}
      </Answer>
    </Sheet>
  )
}
