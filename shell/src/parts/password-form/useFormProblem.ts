import type { CallError } from '@plaza/client/transport'
import { useErrorText, useFormats } from '@plaza/i18n'
import type { FormProblemProps } from '@plaza/ui/form'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'

/** Why a form could not be sent, where no field is at fault, and when the next attempt is allowed. */
export function useFormProblem(): (failure: CallError | undefined) => FormProblemProps | undefined {
  const t = useSignInText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  return (failure) => {
    if (!failure) return undefined
    const retryAt = failure.value['retryAt']
    return {
      text: errorText(failure.code, {}, failure),
      details: [typeof retryAt === 'number' && t('forgot.again', { time: relative(retryAt, serverNow()) })],
    }
  }
}
