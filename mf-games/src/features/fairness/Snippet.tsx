import { useText } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { useRef } from 'react'
import { useGamesText } from '../../texts'
import styles from './Fairness.module.css'

/** A program to take elsewhere and run; where copying is refused it is selected instead. */
export function Snippet({ code }: { code: string }) {
  const t = useGamesText()
  const ui = useText('ui')
  const { events } = useRemote()
  const text = useRef<HTMLPreElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      events.say('toast', { kind: 'success', text: ui('copied'), id: 'copied' })
    } catch {
      // The browser may forbid the clipboard: then the person copies what is selected.
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <section aria-label={t('fairness.snippet')} className={styles.snippet}>
      <p className={styles.help}>{t('fairness.snippetText')}</p>
      <pre ref={text} tabIndex={0} className={styles.code}>
        {code}
      </pre>
      <Button size="small" icon="copy" onClick={() => void copy()}>
        {t('fairness.copySnippet')}
      </Button>
    </section>
  )
}
