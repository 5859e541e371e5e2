import { useErrorText, useFormats, useText } from '@plaza/i18n'
import type { FormProblemProps } from '@plaza/ui/form'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'
import type { RegisterFailure } from './useRegister'

/**
 * The error of a registration where no field is at fault, the note that the form is kept, and when the next attempt is
 * allowed.
 */
export function useRegisterProblem(failure: RegisterFailure | undefined): FormProblemProps | undefined {
  const t = useSignInText()
  const ui = useText('ui')
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  if (!failure) return undefined
  const { code, retryAt, requestId } = failure
  return {
    text: errorText(code),
    details: [
      retryAt === undefined
        ? t('register.kept')
        : t('register.again', { time: relative(retryAt, serverNow()) }),
      requestId !== '' && ui('failure.reference', { reference: requestId }),
    ],
  }
}
