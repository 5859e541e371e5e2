import type { PasswordQuestionProps } from './PasswordQuestion'
import { useOnDemand } from './useOnDemand'

const load = () => import('./PasswordQuestion').then(({ PasswordQuestion }) => PasswordQuestion)

/** `PasswordQuestion`, whose code loads on first use. If loading fails, no password is passed on. */
export function PasswordOnDemand(props: PasswordQuestionProps) {
  const Question = useOnDemand(load, props.isOpen, props.onCancel)
  return Question ? <Question {...props} /> : null
}
