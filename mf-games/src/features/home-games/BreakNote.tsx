import { useReach, useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useLaunchText } from '../../locales/launch/texts'

const withdrawPath = '/m/withdraw'

/** What home has in place of games in a session for withdrawing alone: why, and the way to the money (RG-8). */
export function BreakNote() {
  const t = useLaunchText()
  const { navigate } = useRemote()
  return (
    <EmptyState
      drawing="lighthouse"
      title={t('launch.failures.break.title')}
      text={t('launch.onBreak.text')}
      action={
        useReach()(withdrawPath) === 'open' && (
          <Button variant="primary" onClick={() => navigate(withdrawPath)}>
            {t('launch.onBreak.withdraw')}
          </Button>
        )
      }
    />
  )
}
