import { useCallMutation, useForget } from '@plaza/client'
import { joinPromotionCall, promotionsCall } from '@plaza/contract/growth'
import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { FormProblem } from '@plaza/ui/form'
import { useLocation } from '@plaza/facade/router'
import { usePromotionText } from '../../locales/promotion/texts'
import type { ShownPromotion } from './shown-promotion'

const words = {
  '/m/voucherCenter': 'deposit',
  '/m/turnover': 'wagering',
  '/m/rewardCenter': 'rewards',
  '/m/inviteFriends': 'friends',
} as const

/** The one thing that can be done with a promotion now: join it, or open the page where it happens. */
export function PromotionAction({ shown, onJoined }: { shown: ShownPromotion; onJoined: () => void }) {
  const t = usePromotionText()
  const errorText = useErrorText()
  const { money } = useFormats()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  const paths = useAvailablePaths()
  const forget = useForget()
  const join = useCallMutation(joinPromotionCall)
  const { promotion, action, to, currency } = shown
  if (action === 'none') return null
  if (action === 'open') {
    const path = to?.split('?')[0] ?? ''
    if (to === undefined || !paths.has(path)) return null
    const word = Object.hasOwn(words, path) ? words[path as keyof typeof words] : 'page'
    return (
      <Button variant="primary" size="large" isBlock onClick={() => navigate(to)}>
        {t(`promotion.open.${word}`)}
      </Button>
    )
  }
  if (!session)
    return (
      <Button
        variant="primary"
        size="large"
        isBlock
        onClick={() => events.say('session:required', { returnTo: pathname + search, keepsPage: true })}
      >
        {t('promotion.login')}
      </Button>
    )
  const send = () =>
    join.mutate(
      { params: { id: promotion.id }, body: {} },
      {
        onSuccess: () => {
          events.say('toast', { kind: 'success', text: t('promotion.joined'), id: 'promotion' })
          forget(promotionsCall)
          onJoined()
        },
      },
    )
  const { error } = join
  const leastMinor = error?.value['leastMinor']
  return (
    <>
      {error && (
        <FormProblem
          text={errorText(error.code, error.value, error)}
          details={[typeof leastMinor === 'number' && money(leastMinor, currency)]}
        />
      )}
      <Button variant="primary" size="large" isBlock isBusy={join.isPending} onClick={send}>
        {t('promotion.join')}
      </Button>
    </>
  )
}
