import { useShellText } from '../../kernel/language/texts'
import { FailureCard } from '@plaza/ui/failure-card'
import styles from './Failed.module.css'

interface Props {
  remote: string
  /** Reference for customer service. */
  reference: string
  onRetry: () => void
}

/** Replaces a remote that failed, and only that part of the page (REMOTE-4). */
export function RemoteFailed({ remote, reference, onRetry }: Props) {
  const t = useShellText()
  return (
    <div className={styles.place}>
      <FailureCard remote={remote} reference={reference} onRetry={onRetry} title={t('failed.part')} />
    </div>
  )
}
