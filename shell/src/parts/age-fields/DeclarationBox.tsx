import { Checkbox } from '@plaza/ui/checkbox'
import { Icon } from '@plaza/ui/icon'
import { useId } from 'react'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import styles from './AgeFields.module.css'

export interface DeclarationBoxProps {
  /** Age in years that the merchant requires. */
  minimum: number
  isChecked: boolean
  error: string | undefined
  onChange: (isChecked: boolean) => void
}

/** The declaration "I am of age, and not barred" (REG-9); its control is named `declaration`. */
export function DeclarationBox({ minimum, isChecked, error, onChange }: DeclarationBoxProps) {
  const t = useSignInText()
  const { jurisdiction } = useShell().page.settings
  const errorId = useId()
  return (
    <div role="group" aria-describedby={error && errorId}>
      <Checkbox name="declaration" isRequired isChecked={isChecked} onChange={onChange}>
        {t(jurisdiction === 'PAGCOR' ? 'register.declare.pagcor' : 'register.declare.plain', {
          age: minimum,
        })}
      </Checkbox>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" size={16} /> <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}
