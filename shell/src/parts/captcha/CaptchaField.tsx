import { inputLimits } from '@plaza/contract/kernel'
import { TextField } from '@plaza/ui/field'
import type { Ref } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { CaptchaPicture } from './CaptchaPicture'
import type { Captcha } from './useCaptcha'

export interface CaptchaFieldProps {
  captcha: Captcha
  value: string
  onChange: (value: string) => void
  error?: string | null
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * The code of a picture: at most 6 digits (LOGIN-5). A tap on the picture loads another and clears the code. Renders
 * nothing while the captcha is hidden.
 */
export function CaptchaField({ captcha, value, onChange, error, isRequired = true, ref }: CaptchaFieldProps) {
  const t = useSignInText()
  if (!captcha.isShown) return null
  return (
    <TextField
      ref={ref}
      label={t('captcha.label')}
      name="captcha"
      icon="shield"
      inputMode="numeric"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={inputLimits.captcha}
      isRequired={isRequired}
      error={error}
      value={value}
      onChange={(next) => onChange(next.trim())}
      end={
        <CaptchaPicture
          captcha={captcha}
          onRefresh={() => {
            onChange('')
            captcha.refresh()
          }}
        />
      }
    />
  )
}
