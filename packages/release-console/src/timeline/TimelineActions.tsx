import type { RemoteOverview } from '@plaza/contract'
import { Button } from '@plaza/ui/button'
import { useConsole } from '../app/console-context'
import { useRightsReason } from '../shared/use-rights-reason'
import type { ChangeAsk } from '../state/change-ask'
import { mayChange } from '../state/rights'
import { useConsoleText } from '../texts'
import css from './TimelineActions.module.css'

/** The one button back; beside a canary it takes that back, and the canary can grow from here. */
export function TimelineActions({
  remote,
  overview,
}: {
  remote: string
  overview: RemoteOverview | undefined
}) {
  const t = useConsoleText()
  const { me, ask, say } = useConsole()
  const reason = useRightsReason()
  const isAllowed = mayChange(me, { kind: 'rollback', remote })
  const press = (wish: ChangeAsk) => (isAllowed ? ask(wish) : say(reason, 'info'))
  const rollout = overview?.rollout
  const off = {
    'aria-disabled': !isAllowed || undefined,
    'aria-describedby': isAllowed ? undefined : 'rights-reason',
  }
  return (
    <div className={css.actions}>
      {rollout && (
        <Button
          icon={isAllowed ? 'trending-up' : 'lock'}
          {...off}
          onClick={() =>
            press({
              kind: 'canary',
              remote,
              release: rollout.release,
              basisPoints: Math.min(rollout.basisPoints * 2, 10_000),
              guard: rollout.guard,
            })
          }
        >
          {t('action.grow')}
        </Button>
      )}
      <Button
        variant="danger"
        icon={isAllowed ? 'history' : 'lock'}
        {...off}
        onClick={() => press({ kind: 'rollback', remote })}
      >
        {t(rollout ? 'action.takeBack' : 'action.back')}
      </Button>
    </div>
  )
}
