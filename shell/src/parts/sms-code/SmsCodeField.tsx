import { inputLimits } from '@plaza/contract/kernel'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import type { Ref } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import type { SmsCode } from './useSmsCode'

export interface SmsCodeFieldProps {
  sms: SmsCode
  value: string
  onChange: (value: string) => void
  error?: string | null
  isRequired?: boolean
  /** Disabled until a code has been sent (FORGOT-3). */
  isInputDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * The code of an SMS: at most 10 digits (SMS-1), with the link that sends it. While its countdown runs the link shows
 * the seconds and does nothing (SMS-1).
 */
export function SmsCodeField({
  sms,
  value,
  onChange,
  error,
  isRequired,
  isInputDisabled,
  ref,
}: SmsCodeFieldProps) {
  const t = useSignInText()
  const errorText = useErrorText()
  const isCounting = sms.secondsLeft > 0
  const seconds = t('sms.seconds', { seconds: sms.secondsLeft })
  return (
    <TextField
      ref={ref}
      label={t('sms.label')}
      name="messageCode"
      icon="message"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      maxLength={inputLimits.smsCode}
      isRequired={isRequired}
      disabled={isInputDisabled}
      error={error ?? (sms.failure === undefined ? undefined : errorText(sms.failure))}
      value={value}
      onChange={(next) => {
        sms.forgetFailure()
        onChange(next.trim())
      }}
      end={
        <Button
          variant="quiet"
          isBusy={sms.isSending}
          isDisabled={isCounting}
          aria-label={isCounting ? t('sms.again', { seconds }) : undefined}
          onClick={sms.ask}
        >
          {isCounting ? seconds : t('sms.send')}
        </Button>
      }
    />
  )
}
