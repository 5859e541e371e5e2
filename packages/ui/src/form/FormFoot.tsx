import { FormProblem, type FormProblemProps } from './FormProblem'
import { Submit, type SubmitProps } from './Submit'
import css from './Form.module.css'

export interface FormFootProps extends SubmitProps {
  /** Why the last attempt did not go through, where no field is at fault. */
  problem: FormProblemProps | undefined
}

/** The end of a form: what went wrong with it as a whole, and its main action. */
export function FormFoot({ problem, ...submit }: FormFootProps) {
  return (
    <div className={css.foot}>
      {problem && <FormProblem {...problem} />}
      <Submit {...submit} />
    </div>
  )
}
