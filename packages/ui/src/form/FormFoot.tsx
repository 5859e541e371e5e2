import { FormProblem, type FormProblemProps } from './FormProblem'
import { Submit, type SubmitProps } from './Submit'
import css from './Form.module.css'

export interface FormFootProps extends SubmitProps {
  /** Why the last attempt failed, if no field is at fault. */
  problem: FormProblemProps | undefined
}

/** The end of a form: the problem of the form as a whole, and its main action. */
export function FormFoot({ problem, ...submit }: FormFootProps) {
  return (
    <div className={css.foot}>
      {problem && <FormProblem {...problem} />}
      <Submit {...submit} />
    </div>
  )
}
