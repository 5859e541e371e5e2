import { useText } from '@plaza/i18n'
import { useState } from 'react'
import { IconButton } from '../icon-button'
import { TextField, type TextFieldProps } from './TextField'

/** A password, hidden until the eye button is pressed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useText('ui')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          size={20}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
