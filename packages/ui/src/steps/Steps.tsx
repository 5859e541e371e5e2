import { useStepsText } from './texts'
import css from './Steps.module.css'

export interface StepsProps {
  /** Names the flow for screen readers. */
  label: string
  steps: readonly { id: string; title: string }[]
  /** Id of the current step. */
  current: string
}

/** The position in a flow of several pages: step number, total, and title. */
export function Steps({ label, steps, current }: StepsProps) {
  const t = useStepsText()
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  return (
    <nav aria-label={label} className={css.steps}>
      <p className={css.count}>{t('count', { step: at + 1, of: steps.length })}</p>
      <p data-head className={css.title}>
        {steps[at]?.title}
      </p>
      <ol role="list" className={css.marks}>
        {steps.map(({ id, title }, index) => (
          <li
            key={id}
            aria-label={title}
            aria-current={index === at ? 'step' : undefined}
            className={css.mark}
            data-reached={index <= at || undefined}
          />
        ))}
      </ol>
    </nav>
  )
}
