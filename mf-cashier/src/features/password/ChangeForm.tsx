import { changePaymentPasswordCall, type PaymentPasswordState } from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useLanguage } from '@plaza/i18n'
import { useFailureText } from '@plaza/money'
import { PasswordField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { usePasswordText } from '../../locales/password/texts'
import { isLost } from '../../parts/is-lost'
import { newPasswordProblem } from './new-password'
import { NewPasswordFields } from './NewPasswordFields'
import { useReplaced } from './useReplaced'

type Field = 'oldPaymentPassword' | 'paymentPassword' | 'repeated'

const fieldOf = {
  'withdraw.password.form': 'paymentPassword',
  'modify.new.old.same': 'paymentPassword',
} as const

/** Sets a new withdrawal password with the current one, whose wrong tries are counted (WITHDRAW-2). */
export function ChangeForm({ state }: { state: PaymentPasswordState }) {
  const t = usePasswordText()
  const text = useFailureText()
  const language = useLanguage()
  const rule = state.paymentPasswordRule
  const { mutate, isPending, error } = useCallMutation(changePaymentPasswordCall)
  const form = useForm<Field>({
    initial: { oldPaymentPassword: '', paymentPassword: '', repeated: '' },
    check: (field, values) => {
      const { oldPaymentPassword: old, paymentPassword, repeated } = values
      if (field === 'oldPaymentPassword') return old === '' ? t('password.required') : undefined
      if (field === 'repeated') return repeated === paymentPassword ? undefined : t('password.differs')
      if (paymentPassword !== '' && paymentPassword === old) return t('password.same')
      return newPasswordProblem(rule, paymentPassword, { t, language })
    },
  })
  const ending = useReplaced<Field>(form, fieldOf)
  const send = () => {
    if (isPending || !form.passes()) return
    const { oldPaymentPassword, paymentPassword } = form.values
    mutate({ body: { oldPaymentPassword, paymentPassword } }, ending)
  }
  return (
    <Form ref={form.form} onSend={send}>
      <PasswordField
        label={t('password.old')}
        name="oldPaymentPassword"
        autoComplete="off"
        inputMode={rule.pattern?.startsWith('\\d') ? 'numeric' : 'text'}
        maxLength={64}
        isRequired
        value={form.values.oldPaymentPassword}
        error={form.problemAt('oldPaymentPassword')}
        onChange={(value) => form.edit('oldPaymentPassword', value)}
        onBlur={() => form.leave('oldPaymentPassword')}
      />
      <NewPasswordFields form={form} rule={rule} />
      <FormFoot
        isPending={isPending}
        problem={
          error && !Object.hasOwn(fieldOf, error.code)
            ? { text: text(error), details: [isLost(error) && t('password.uncertain')] }
            : undefined
        }
      >
        {t('password.save')}
      </FormFoot>
    </Form>
  )
}
