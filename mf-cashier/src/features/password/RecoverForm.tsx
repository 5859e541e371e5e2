import {
  recoverPaymentPasswordCall,
  type CodeChannel,
  type PaymentPasswordState,
} from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Notice, useFailureText } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { clockText } from '@plaza/ui/countdown'
import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { useState } from 'react'
import { usePasswordText } from '../../locales/password/texts'
import { isLost } from '../../parts/is-lost'
import { newPasswordProblem } from './new-password'
import { NewPasswordFields } from './NewPasswordFields'
import { useRecoveryCode } from './useRecoveryCode'
import { useReplaced } from './useReplaced'

type Field = 'code' | 'paymentPassword' | 'repeated'

const fieldOf = {
  'sms.code.wrong': 'code',
  'sms.code.expired': 'code',
  'sms.code.locked': 'code',
  'withdraw.password.form': 'paymentPassword',
  'modify.new.old.same': 'paymentPassword',
} as const

/** A new withdrawal password by a code to the member's own number or e-mail (WITHDRAW-2). */
export function RecoverForm({ state }: { state: PaymentPasswordState }) {
  const t = usePasswordText()
  const { navigate } = useRemote()
  const text = useFailureText()
  const language = useLanguage()
  const { contacts, paymentPasswordRule: rule } = state
  const [channel, setChannel] = useState<CodeChannel | undefined>(contacts[0]?.channel)
  const code = useRecoveryCode()
  const { mutate, isPending, error } = useCallMutation(recoverPaymentPasswordCall)
  const form = useForm<Field>({
    initial: { code: '', paymentPassword: '', repeated: '' },
    check: (field, values) => {
      if (field === 'code') return values.code.trim() === '' ? t('password.codeRequired') : undefined
      if (field === 'repeated')
        return values.repeated === values.paymentPassword ? undefined : t('password.differs')
      return newPasswordProblem(rule, values.paymentPassword, { t, language })
    },
  })
  const ending = useReplaced<Field>(form, fieldOf)
  const sent = code.sent
  const send = () => {
    if (!sent || isPending || !form.passes()) return
    const { code: given, paymentPassword } = form.values
    mutate({ body: { channel: sent.channel, code: given.trim(), paymentPassword } }, ending)
  }
  if (channel === undefined)
    return (
      <EmptyState
        drawing="lighthouse"
        title={t('password.noContact')}
        text={t('password.noContactText')}
        action={<Button onClick={() => navigate('/m/service')}>{t('password.service')}</Button>}
      />
    )
  const toOf = (wanted: CodeChannel) => contacts.find((one) => one.channel === wanted)?.to ?? ''
  const failure = error && !Object.hasOwn(fieldOf, error.code) ? error : code.failure
  return (
    <Form ref={form.form} onSend={send}>
      <ChipGroup label={t('password.to')}>
        {contacts.map(({ channel: one, to }) => (
          <Chip key={one} isPressed={one === channel} onPress={() => setChannel(one)}>
            {t(`password.channels.${one}`, { to })}
          </Chip>
        ))}
      </ChipGroup>
      <Button
        isBlock
        isBusy={code.isPending}
        disabledReason={
          code.secondsLeft > 0 && sent?.channel !== undefined && sent.channel === channel
            ? t('password.sendIn', { time: clockText(code.secondsLeft) })
            : undefined
        }
        onClick={() => code.send(channel)}
      >
        {t(sent?.channel === channel ? 'password.sendAgain' : 'password.send')}
      </Button>
      {sent && (
        <Notice
          tone="info"
          isAlert
          title={t('password.sent', { to: toOf(sent.channel), minutes: sent.minutes })}
        />
      )}
      <TextField
        label={t('password.code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        isRequired
        disabled={!sent}
        value={form.values.code}
        error={form.problemAt('code')}
        onChange={(value) => form.edit('code', value)}
        onBlur={() => form.leave('code')}
      />
      <NewPasswordFields form={form} rule={rule} />
      <FormFoot
        isPending={isPending}
        problem={
          failure && {
            text: text(failure),
            details: [failure === error && isLost(failure) && t('password.uncertainCode')],
          }
        }
        disabledReason={sent ? undefined : t('password.codeFirst')}
      >
        {t('password.save')}
      </FormFoot>
    </Form>
  )
}
