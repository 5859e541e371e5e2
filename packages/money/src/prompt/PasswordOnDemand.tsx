import type { PasswordQuestionProps } from './PasswordQuestion'
import { useOnDemand } from './useOnDemand'

const load = () => import('./PasswordQuestion').then(({ PasswordQuestion }) => PasswordQuestion)

/** `PasswordQuestion`, whose code is fetched when it is first asked; where that fails nothing is answered. */
export function PasswordOnDemand(props: PasswordQuestionProps) {
  const Question = useOnDemand(load, props.isOpen, props.onCancel)
  return Question ? <Question {...props} /> : null
}
