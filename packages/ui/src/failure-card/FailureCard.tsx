import { useText } from '@plaza/i18n'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Button } from '../button'
import { cx } from '../cx'
import css from './FailureCard.module.css'

export interface FailureCardProps {
  /** Name of the remote that failed (`data-remote-failed`); absent for failures of the page's own data. */
  remote?: string
  /** What failed; "This part didn't load" when absent. */
  title?: string
  /** What is safe and what to do. */
  text?: ReactNode
  /** What to give to support. */
  reference?: string
  onRetry: () => void
  isRetrying?: boolean
  /** In a slot among other things: one line instead of a drawing. */
  isCompact?: boolean
}

type DrawingComponent = ComponentType<{ name: 'storm' }>
const NoDrawing: DrawingComponent = () => null
/** The card is in the first load, its drawing loads later; what broke the part may break the drawing too. */
const LateDrawing = lazy(() =>
  import('../empty-state/Drawing').then(
    ({ Drawing }): { default: DrawingComponent } => ({ default: Drawing }),
    () => ({ default: NoDrawing }),
  ),
)

/** Replaces a part that failed: the reason, what is safe, what to do. */
export function FailureCard(props: FailureCardProps) {
  const { remote, title, text, reference, onRetry, isRetrying = false, isCompact = false } = props
  const t = useText('ui')
  return (
    <section role="alert" data-remote-failed={remote} className={cx(css.card, isCompact && css.compact)}>
      {!isCompact && (
        <div className={css.drawing}>
          <Suspense>
            <LateDrawing name="storm" />
          </Suspense>
        </div>
      )}
      <div className={css.texts}>
        <p data-head className={css.title}>
          {title ?? t('failure.title')}
        </p>
        <p className={css.text}>{text ?? t('failure.text')}</p>
        {reference && <p className={css.reference}>{t('failure.reference', { reference })}</p>}
      </div>
      <Button icon="refresh" size={isCompact ? 'small' : 'medium'} onClick={onRetry} isBusy={isRetrying}>
        {t('retry')}
      </Button>
    </section>
  )
}
