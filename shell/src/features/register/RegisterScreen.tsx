import { memberTypes } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { Link, Navigate, useSearchParams } from '@plaza/facade/router'
import { TopBar } from '@plaza/ui/page'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { homePath, loginPath, servicePath } from '../../kernel/routes/paths'
import { useGoBack } from '../../kernel/routes/trail'
import { useShellText, useSignInText } from '../../kernel/language/texts'
import { Answer } from '@plaza/ui/answer'
import { useRegisterSettings } from '../../parts/field-rules/useRegisterSettings'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import { LanguageButton } from '../../parts/language/LanguageButton'
import { readLinkParams } from './link-params'
import { RegisterClosed } from './RegisterClosed'
import { RegisterForm } from './RegisterForm'
import { openModes, startMode } from './register-modes'
import { RegisterNotice } from './RegisterNotice'
import { RegisterPending } from './RegisterPending'
import { afterRegistering } from './after-registering'
import { useCountVisit } from './useCountVisit'
import styles from './RegisterScreen.module.css'

/** Registration (LOGIN-9). A signed-in person is redirected home or to the intended page. */
export function RegisterScreen() {
  const t = useSignInText()
  const frame = useShellText()
  const { events, page } = useShell()
  const { session } = useStoreValue(events.session)
  const [query] = useSearchParams()
  const goBack = useGoBack(homePath)
  if (session && session.type !== memberTypes.trial)
    return <Navigate to={afterRegistering(query.get('returnTo'))} replace />
  return (
    <div className={styles.screen}>
      <TopBar title={frame('titles.register')} onBack={goBack} end={<LanguageButton />} />
      <div className={styles.body}>
        <div className={styles.hero}>
          <Wordmark name={page.settings.merchantName} />
          <p className={styles.text}>{t('register.text')}</p>
        </div>
        <RegisterNotice />
        <Body />
        <nav className={styles.ways} aria-label={t('register.ways')}>
          <p>
            <span>{t('register.haveAccount')}</span>{' '}
            <Link to={loginPath} className={styles.link}>
              {t('register.logIn')}
            </Link>
          </p>
          <Link to={servicePath} className={styles.link}>
            {t('register.service')}
          </Link>
        </nav>
      </div>
    </div>
  )
}

/** The form, or the reason why it is not shown. */
function Body() {
  const t = useSignInText()
  const flags = useShell().page.settings.whitelabel
  const { settings, error, isFetching, retry } = useRegisterSettings()
  const [query] = useSearchParams()
  const [link] = useState(() => readLinkParams(query))
  useCountVisit(link)
  const modes = openModes(flags)
  const first = startMode(modes)
  if (!first) return <RegisterClosed />
  return (
    <Answer
      of={{ data: settings, error, isFetching, refetch: retry }}
      pending={<RegisterPending />}
      failed={{ title: t('register.failed.title'), fallbackText: t('register.failed.text') }}
    >
      {(known) => (
        <RegisterForm
          settings={known}
          modes={modes}
          startMode={first}
          link={link}
          returnTo={afterRegistering(query.get('returnTo'))}
        />
      )}
    </Answer>
  )
}
