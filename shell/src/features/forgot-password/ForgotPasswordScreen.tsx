import { useSearchParams } from '@plaza/facade/router'
import { ChooseMethod } from './ChooseMethod'
import { NewPasswordByLink } from './NewPasswordByLink'

/** A forgotten password (FORGOT-1): requests a link or a code, or sets a new password by the link's code. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const code = query.get('code')
  return code === null ? <ChooseMethod /> : <NewPasswordByLink key={code} code={code} />
}
