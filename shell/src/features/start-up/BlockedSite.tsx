import { Button } from '@plaza/ui/button'
import { useEffect, useRef } from 'react'
import { useFrontText } from '../../kernel/language/texts'
import { ClosedPage } from './ClosedPage'
import { Reference } from './Reference'
import { useBlocked } from './useBlocked'
import styles from './ClosedPage.module.css'

interface Props {
  /** Reloads the page; tests replace it. */
  reload?: () => void
}

/** Replaces the whole site for a visitor whose address the merchant refuses (ROUTE-6). */
export function BlockedSite({ reload = () => location.reload() }: Props) {
  const t = useFrontText()
  const { state, ask } = useBlocked()
  const wasAsked = useRef(false)
  useEffect(() => {
    // Only the person's own check reloads the page, so a stale answer cannot cause a loop.
    if (state.kind === 'open' && wasAsked.current) reload()
  }, [state, reload])
  return (
    <ClosedPage title={t('blocked.title')} text={t('blocked.text')}>
      {state.kind === 'blocked' && <Reference id={state.reference} />}
      <Button
        variant="primary"
        size="large"
        icon="refresh"
        isBusy={state.kind === 'asking'}
        onClick={() => {
          wasAsked.current = true
          ask()
        }}
      >
        {t('startUp.retry')}
      </Button>
      <p role="status" className={styles.still}>
        {wasAsked.current && (state.kind === 'blocked' || state.kind === 'unknown') && t('startUp.still')}
      </p>
    </ClosedPage>
  )
}
