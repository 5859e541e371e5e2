import { FailureCard } from '@plaza/ui/failure-card'
import { beginAtHead } from '@plaza/ui/page-head'
import { useLayoutEffect } from 'react'
import { useShellText } from '../../kernel/language/texts'
import styles from './Failed.module.css'

/** Replaces a screen of the shell whose code failed to load (FRAME-12). */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useShellText()
  useLayoutEffect(beginAtHead, [])
  return (
    <div className={styles.place}>
      <FailureCard title={t('failed.screen')} text={t('failed.screenText')} onRetry={onRetry} />
    </div>
  )
}
