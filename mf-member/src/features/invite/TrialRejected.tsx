import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useInviteText } from '../../locales/invite/texts'

/** The message for a trial account on a page that needs an actual one (TRIAL-2). */
export function TrialRejected() {
  const t = useInviteText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  return (
    <EmptyState
      drawing="boat"
      title={errorText('trial.rejected')}
      action={<Button onClick={() => navigate('/m/home')}>{t('home')}</Button>}
    />
  )
}
