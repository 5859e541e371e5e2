import { useText } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { useRef } from 'react'
import { useFairnessText } from '../locales/fairness/texts'
import styles from './Snippet.module.css'

/** A program to copy and run elsewhere; when copying fails its text is selected instead. */
export function Snippet({ code }: { code: string }) {
  const t = useFairnessText()
  const ui = useText('ui')
  const { events } = useRemote()
  const text = useRef<HTMLPreElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      events.say('toast', { kind: 'success', text: ui('copied'), id: 'copied' })
    } catch {
      // The browser may block the clipboard: then the person copies the selection.
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
