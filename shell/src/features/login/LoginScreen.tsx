import { useStoreValue } from '@plaza/events'
import { Navigate, useSearchParams } from '@plaza/facade/router'
import { TopBar } from '@plaza/ui/page'
import { useShell } from '../../kernel/page/context'
import { homePath } from '../../kernel/routes/paths'
import { useGoBack } from '../../kernel/routes/trail'
import { useShellText, useSignInText } from '../../kernel/language/texts'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import { LanguageButton } from '../../parts/language/LanguageButton'
import { afterLogin } from './after-login'
import { LoginForm } from './LoginForm'
import { LoginNav } from './LoginNav'
import { returnTarget } from '../../kernel/session/return-to'
import styles from './LoginScreen.module.css'

/** Sign-in (LOGIN-9). A signed-in person is redirected to the intended page at once. */
export function LoginScreen() {
  const t = useSignInText()
  const frame = useShellText()
  const { events, page } = useShell()
  const { session } = useStoreValue(events.session)
  const [query] = useSearchParams()
  const goBack = useGoBack(homePath)
  const next = afterLogin(session, query.get('returnTo'))
  if (next !== undefined) return <Navigate to={next} replace />
  return (
    <div className={styles.screen}>
      <TopBar title={frame('titles.login')} onBack={goBack} end={<LanguageButton />} />
      <div className={styles.body}>
        <div className={styles.hero}>
          <Wordmark name={page.settings.merchantName} />
          <h2 className={styles.welcome}>{t('login.welcome')}</h2>
          <p className={styles.text}>{t('login.text')}</p>
        </div>
        <LoginForm returnTo={returnTarget(query.get('returnTo'))} />
        <LoginNav />
      </div>
    </div>
  )
}
