import { useText } from '@plaza/i18n'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { cx } from '../cx'
import css from './Timeline.module.css'

export interface TimelineStep {
  id: string
  title: ReactNode
  /** Its time, or what it is waiting for. */
  detail?: ReactNode
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

const icons: Record<TimelineStep['state'], IconName | null> = {
  done: 'check',
  failed: 'x',
  current: null,
  upcoming: null,
}

/** The progress of an order: past steps with times, the current step, and what comes next. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) {
  const t = useText('ui')
  return (
    <ol className={css.timeline} aria-label={label}>
      {steps.map((step) => {
        const icon = icons[step.state]
        return (
          <li
            key={step.id}
            className={cx(css.step, css[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={css.mark}>{icon && <Icon name={icon} size={16} />}</span>
            <div>
              <div className={css.title}>
                <span>{step.title}</span>{' '}
                <VisuallyHidden>{`(${t(`progress.${step.state}`)})`}</VisuallyHidden>
              </div>
              {step.detail !== undefined && <div className={css.detail}>{step.detail}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
