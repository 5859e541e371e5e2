import { dayAt, oldestBirthDate } from '@plaza/calendar'
import { Link } from '@plaza/facade/router'
import { Checkbox } from '@plaza/ui/checkbox'
import { TextField } from '@plaza/ui/field'
import { Icon } from '@plaza/ui/icon'
import { useId } from 'react'
import { useShell } from '../../kernel/page/context'
import { agreementPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import type { RegisterForm } from './useRegisterForm'
import styles from './RegisterForm.module.css'

/** Date of birth and age declaration as the merchant's profile needs them (REG-9), and the user agreement. */
export function Declarations({ form }: { form: RegisterForm }) {
  const t = useSignInText()
  const { page, serverNow } = useShell()
  const { jurisdiction, timeZone } = page.settings
  const { age } = form.settings
  const errorId = useId()
  const error = form.problemAt('declaration')
  return (
    <>
      {age.needsBirthDate && (
        <TextField
          type="date"
          name="birthDate"
          icon="calendar"
          label={t('register.birthDate')}
          help={t('register.birthDateHelp', { age: age.minimum })}
          error={form.problemAt('birthDate')}
          isRequired
          autoComplete="bday"
          min={oldestBirthDate}
          max={dayAt(timeZone, serverNow())}
          value={form.draft.values.birthDate}
          onChange={(value) => form.write('birthDate', value)}
        />
      )}
      <div className={styles.checks}>
        {age.needsDeclaration && (
          <div role="group" aria-describedby={error && errorId}>
            <Checkbox name="declaration" isRequired isChecked={form.draft.isDeclared} onChange={form.declare}>
              {t(jurisdiction === 'PAGCOR' ? 'register.declare.pagcor' : 'register.declare.plain', {
                age: age.minimum,
              })}
            </Checkbox>
            <p id={errorId} className={styles.checkError} aria-live="polite">
              {error && (
                <>
                  <Icon name="alert" size={16} /> {error}
                </>
              )}
            </p>
          </div>
        )}
        <Checkbox
          name="agreement"
          isChecked={form.draft.isAgreed}
          onChange={(isAgreed) => form.change({ isAgreed })}
        >
          {t('register.agree')}{' '}
          <Link to={agreementPath} className={styles.link} onClick={form.stepAside}>
            {t('register.agreement')}
          </Link>
        </Checkbox>
      </div>
    </>
  )
}
