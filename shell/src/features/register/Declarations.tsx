import { Link } from '@plaza/facade/router'
import { Checkbox } from '@plaza/ui/checkbox'
import { agreementPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import { BirthDateField } from '../../parts/age-fields/BirthDateField'
import { DeclarationBox } from '../../parts/age-fields/DeclarationBox'
import type { RegisterForm } from './useRegisterForm'
import styles from './RegisterForm.module.css'

/** Date of birth and age declaration as the merchant's profile needs them (REG-9), and the user agreement. */
export function Declarations({ form }: { form: RegisterForm }) {
  const t = useSignInText()
  const { age } = form.settings
  return (
    <>
      {age.needsBirthDate && (
        <BirthDateField
          minimum={age.minimum}
          error={form.problemAt('birthDate')}
          value={form.draft.values.birthDate}
          onChange={(value) => form.write('birthDate', value)}
        />
      )}
      <div className={styles.checks}>
        {age.needsDeclaration && (
          <DeclarationBox
            minimum={age.minimum}
            isChecked={form.draft.isDeclared}
            error={form.problemAt('declaration')}
            onChange={form.declare}
          />
        )}
        <Checkbox
          name="agreement"
          isChecked={form.draft.isAgreed}
          onChange={(isAgreed) => form.change({ isAgreed })}
        >
          <span>{t('register.agree')}</span>{' '}
          <Link to={agreementPath} className={styles.link} onClick={form.stepAside}>
            {t('register.agreement')}
          </Link>
        </Checkbox>
      </div>
    </>
  )
}
