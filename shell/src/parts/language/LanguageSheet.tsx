import { useLoaded } from '../../kernel/loading/useLoaded'
import type { LanguageChoiceProps } from './LanguageChoice'

const loadChoice = () => import('./LanguageChoice').then(({ LanguageChoice }) => LanguageChoice)

/** The choice of languages; its code loads when it is first opened. */
export function LanguageSheet(props: LanguageChoiceProps) {
  const Choice = useLoaded<LanguageChoiceProps>(loadChoice, props.isOpen, props.onClose)
  return Choice && <Choice {...props} />
}
