import { useStoreValue } from '@plaza/events'
import { Navigate, useSearchParams } from '@plaza/facade/router'
import { useShell } from '../../kernel/page/context'
import { homePath } from '../../kernel/routes/paths'
import { useGoBack } from '../../kernel/routes/trail'
import { LanguageButton } from '../../parts/language/LanguageButton'
import { afterLogin } from './after-login'
import { LoginForm } from './LoginForm'
import { LoginLayout } from './LoginLayout'
import { LoginNav } from './LoginNav'
import { useLastSignIn } from './useLastSignIn'
import { usePaymentNotice } from './usePaymentNotice'
import { returnTarget } from '../../kernel/session/return-to'

/**
 * Sign-in (LOGIN-9). A signed-in person is redirected to the intended page as soon as the gateway has confirmed the session:
 * one that has ended elsewhere must not take the form away from somebody who is typing.
 */
export function LoginScreen() {
  const { events, page, recognition } = useShell()
  const { session } = useStoreValue(events.session)
  const isUnconfirmed = useStoreValue(recognition)
  const [query] = useSearchParams()
  const goBack = useGoBack(homePath)
  const target = returnTarget(query.get('returnTo'))
  useLastSignIn()
  usePaymentNotice(target)
  const next = afterLogin(session, query.get('returnTo'))
  if (next !== undefined && !isUnconfirmed) return <Navigate to={next} replace />
  return (
    <LoginLayout merchantName={page.settings.merchantName} onBack={goBack} language={<LanguageButton />}>
      <LoginForm returnTo={target} />
      <LoginNav />
    </LoginLayout>
  )
}
