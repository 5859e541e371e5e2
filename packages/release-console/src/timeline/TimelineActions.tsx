import type { RemoteOverview } from '@plaza/contract/release'
import { ChangeButton } from '../shared/ChangeButton'
import { useConsoleText } from '../texts'
import css from './TimelineActions.module.css'

/** The one rollback button; beside a canary it rolls that back, and another button grows the canary. */
export function TimelineActions({
  remote,
  overview,
}: {
  remote: string
  overview: RemoteOverview | undefined
}) {
  const t = useConsoleText()
  const rollback = { kind: 'rollback', remote } as const
  const rollout = overview?.rollout
  const canary = rollout && {
    kind: 'canary' as const,
    remote,
    release: rollout.release,
    basisPoints: Math.min(rollout.basisPoints * 2, 10_000),
    guard: rollout.guard,
  }
  return (
    <div className={css.actions}>
      {canary && (
        <ChangeButton icon="trending-up" ask={canary} change={canary}>
          {t('action.grow')}
        </ChangeButton>
      )}
      <ChangeButton variant="danger" icon="history" ask={rollback} change={rollback}>
        {t(rollout ? 'action.takeBack' : 'action.back')}
      </ChangeButton>
    </div>
  )
}
