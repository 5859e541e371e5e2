import { Drawing } from '@plaza/ui/empty-state'
import type { ReactNode } from 'react'
import { useShell } from '../../kernel/page/context'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import { LanguageButton } from '../../parts/language/LanguageButton'
import { ClosedContacts } from './ClosedContacts'
import styles from './ClosedPage.module.css'

interface Props {
  title: string
  text: string
  children?: ReactNode
}

/** A page that replaces the whole site: the merchant's name, the language, the reason, what to do, and contacts. */
export function ClosedPage({ title, text, children }: Props) {
  const { merchantName } = useShell().page.settings
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <Wordmark name={merchantName} />
        <LanguageButton />
      </div>
      <div className={styles.body}>
        <Drawing name="lighthouse" />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <ClosedContacts />
    </main>
  )
}
