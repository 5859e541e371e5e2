import { Icon } from '@plaza/ui/icon'
import css from './Form.module.css'

export interface FormProblemProps {
  /** Why the form could not be sent. */
  text: string
  /** What is safe, when to try again, and the reference: announced with the text. Empty ones are omitted. */
  details?: readonly (string | false | undefined)[]
  /** A countdown, such as until the next attempt. It is outside the announced text, because it changes every second. */
  timeLeft?: string
}

/** Why a form could not be sent, if no field is at fault; announced when it appears. */
export function FormProblem({ text, details = [], timeLeft }: FormProblemProps) {
  return (
    <div className={css.problem}>
      <Icon name="alert" size={20} />
      <div>
        <div role="alert">
          <p>{text}</p>
          {details.map(
            (detail) =>
              detail && (
                <p key={detail} className={css.detail}>
                  {detail}
                </p>
              ),
          )}
        </div>
        {timeLeft && (
          <p role="timer" translate="no" className={css.detail}>
            {timeLeft}
          </p>
        )}
      </div>
    </div>
  )
}
