import { useCall } from '@plaza/client'
import { verificationCall } from '@plaza/contract'
import { Tabs } from '@plaza/ui/tabs'
import { useState } from 'react'
import { FormSkeleton } from '../../parts/pending/FormSkeleton'
import { useSignInText } from '../../kernel/language/texts'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { EmailForm } from './EmailForm'
import { PhoneForm } from './PhoneForm'

const methods = ['phone', 'email'] as const

/**
 * By phone or by e-mail: the choice is there only with the password-change verification setting, and phone is the
 * default then; else, and where the setting can't be had, it is e-mail alone (FORGOT-1).
 */
export function ChooseMethod() {
  const t = useSignInText()
  const { data, isPending } = useCall(verificationCall)
  const [chosen, choose] = useState<(typeof methods)[number]>('phone')
  if (isPending)
    return (
      <div aria-busy>
        <FormSkeleton />
      </div>
    )
  const method = data?.passwordChangeByPhone ? chosen : 'email'
  return (
    <div className={styles.screen}>
      {data?.passwordChangeByPhone && (
        <Tabs
          label={t('forgot.methods')}
          items={[
            { id: 'phone', label: t('forgot.byPhone') },
            { id: 'email', label: t('forgot.byEmail') },
          ]}
          value={method}
          onChange={(next) => choose(methods.find((known) => known === next) ?? 'phone')}
        />
      )}
      <p className={styles.lead}>{t(method === 'phone' ? 'forgot.phoneText' : 'forgot.emailText')}</p>
      {method === 'phone' ? <PhoneForm /> : <EmailForm />}
    </div>
  )
}
