import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useLaunchText } from '../../locales/launch/texts'
import { failureView } from '../../play/failure-view'
import styles from './LaunchFailure.module.css'
import { useFailureTexts } from './useFailureTexts'
import { useFailureActions, type FailureContext } from './useFailureActions'

export interface LaunchFailureProps extends FailureContext {
  code: string
  value?: Record<string, unknown>
  /** Reference for customer service. */
  reference?: string
  onBack: () => void
}

/** Why a game did not open or has closed, and what the member can do (LAUNCH-4). */
export function LaunchFailure({ code, value, reference, onBack, ...context }: LaunchFailureProps) {
  const t = useLaunchText()
  const textsOf = useFailureTexts()
  const actionsOf = useFailureActions(context)
  const { drawing, ways } = failureView(code)
  const { title, text } = textsOf(code, value)
  const [first, ...others] = actionsOf(ways)
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState
        drawing={drawing}
        title={title}
        text={
          <>
            <span>{text}</span>
            {reference && <span className={styles.reference}>{t('launch.reference', { reference })}</span>}
          </>
        }
        action={
          <div className={styles.ways}>
            {first && (
              <Button variant="primary" isBlock onClick={first.onPress}>
                {t(`launch.ways.${first.id}`)}
              </Button>
            )}
            {others.map(({ id, onPress }) => (
              <Button key={id} isBlock onClick={onPress}>
                {t(`launch.ways.${id}`)}
              </Button>
            ))}
            <Button variant="quiet" isBlock onClick={onBack}>
              {t('launch.ways.back')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
