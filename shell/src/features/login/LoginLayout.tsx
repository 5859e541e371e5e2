import { TopBar } from '@plaza/ui/page'
import type { ReactNode } from 'react'
import { useShellText, useSignInText } from '../../kernel/language/texts'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import styles from './LoginScreen.module.css'

export interface LoginLayoutProps {
  merchantName: string
  onBack: () => void
  /** The choice of languages. */
  language: ReactNode
  /** The form, and the strip of links below it. */
  children: ReactNode
}

/** What stands around the form to sign in: on the screen, and in the document's first view. */
export function LoginLayout({ merchantName, onBack, language, children }: LoginLayoutProps) {
  const t = useSignInText()
  const frame = useShellText()
  return (
    <div className={styles.screen}>
      <TopBar title={frame('titles.login')} onBack={onBack} end={language} />
      <div className={styles.body}>
        <div className={styles.hero}>
          <Wordmark name={merchantName} />
          <h2 className={styles.welcome}>{t('login.welcome')}</h2>
          <p className={styles.text}>{t('login.text')}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
