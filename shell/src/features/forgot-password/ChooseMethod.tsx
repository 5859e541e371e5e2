import { useCall } from '@plaza/client'
import { verificationCall } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Tabs } from '@plaza/ui/tabs'
import { useState } from 'react'
import { FormSkeleton } from '../../parts/pending/FormSkeleton'
import { useSignInText } from '../../kernel/language/texts'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { EmailForm } from './EmailForm'
import { PhoneForm } from './PhoneForm'

const methods = ['phone', 'email'] as const

/**
 * The choice between phone and e-mail, offered only with the password-change verification setting, with phone as the
 * default. Otherwise, or when the setting fails to load, e-mail only (FORGOT-1).
 */
export function ChooseMethod() {
  const { data, error, refetch } = useCall(verificationCall)
  const byPhone = error ? false : data?.passwordChangeByPhone
  return (
    <Answer of={{ data: byPhone, error: null, refetch }} pending={<FormSkeleton />}>
      {(hasPhone) => <Method hasPhone={hasPhone} />}
    </Answer>
  )
}

function Method({ hasPhone }: { hasPhone: boolean }) {
  const t = useSignInText()
  const [chosen, choose] = useState<(typeof methods)[number]>('phone')
  const method = hasPhone ? chosen : 'email'
  return (
    <div className={styles.screen}>
      {hasPhone && (
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
