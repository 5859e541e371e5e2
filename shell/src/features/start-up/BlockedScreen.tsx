import { Button } from '@plaza/ui/button'
import { Drawing } from '@plaza/ui/empty-state'
import { useFrontText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'
import { Pending } from '../../parts/pending/Pending'
import { ClosedContacts } from './ClosedContacts'
import { Reference } from './Reference'
import { useBlocked } from './useBlocked'
import styles from './ClosedPage.module.css'

/**
 * The page about refused addresses, /m/blocked (ROUTE-6): whether this visitor's address is refused, and what to do.
 */
export function BlockedScreen() {
  const t = useFrontText()
  const { state, ask } = useBlocked()
  if (state.kind === 'asking') return <Pending kind="page" />
  if (state.kind === 'open')
    return (
      <NotThere
        drawing="lighthouse"
        title={t('blocked.open')}
        text={t('blocked.openText')}
        action={t('maintenance.action')}
      />
    )
  return (
    <>
      <div className={styles.body}>
        <Drawing name="lighthouse" />
        <h2 className={styles.title}>{t(state.kind === 'blocked' ? 'blocked.title' : 'blocked.unknown')}</h2>
        <p className={styles.text}>{t(state.kind === 'blocked' ? 'blocked.text' : 'blocked.unknownText')}</p>
        {state.kind === 'blocked' && <Reference id={state.reference} />}
        <Button size="large" icon="refresh" onClick={ask}>
          {t('startUp.retry')}
        </Button>
      </div>
      <ClosedContacts />
    </>
  )
}
