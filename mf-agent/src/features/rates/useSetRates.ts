import { useCallMutation, useForget } from '@plaza/client'
import { memberRatesCall, rateChangesCall, setRatesCall, type RateCategory } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useRatesText } from '../../locales/rates/texts'

/** Sets rates of a member directly below the agent; what is shown is read again, also after a refusal (RATE-1). */
export function useSetRates(id: string) {
  const t = useRatesText()
  const { events } = useRemote()
  const forget = useForget()
  const errorText = useErrorText()
  const setting = useCallMutation(setRatesCall)
  const { error } = setting
  return {
    isBusy: setting.isPending,
    problem: error ? errorText(error.code, error.value, error) : null,
    /** `done` runs when they are set, `ended` in any case. */
    send: (
      rates: readonly { category: RateCategory; rate: number }[],
      { done, ended }: { done: () => void; ended: () => void },
    ) =>
      setting.mutate(
        { body: { id, rates: [...rates] } },
        {
          onSuccess: ({ starts }) => {
            events.say('toast', { kind: 'success', text: t(`rates.saved.${starts}`) })
            done()
          },
          onSettled: () => {
            forget(memberRatesCall)
            forget(rateChangesCall)
            ended()
          },
        },
      ),
  }
}
