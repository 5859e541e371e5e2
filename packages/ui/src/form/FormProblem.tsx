import { Icon } from '@plaza/ui/icon'
import css from './Form.module.css'

export interface FormProblemProps {
  /** Why it could not be sent. */
  text: string
  /** What is safe, when to try again, the reference: read out with the text. Empty ones are left out. */
  details?: readonly (string | false | undefined)[]
  /** A countdown, such as until the next attempt: outside the announced text, because it changes every second. */
  timeLeft?: string
}

/** Why a form could not be sent, where no field is at fault; read out when it appears. */
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
          <p role="timer" className={css.detail}>
            {timeLeft}
          </p>
        )}
      </div>
    </div>
  )
}
