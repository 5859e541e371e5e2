import { useShellText } from '../../kernel/language/texts'
import { FailureCard } from '@plaza/ui/failure-card'
import styles from './Failed.module.css'

interface Props {
  remote: string
  /** To give to support. */
  reference: string
  onRetry: () => void
}

/** In the place of a remote that failed, and in that place alone; the rest goes on (REMOTE-4). */
export function RemoteFailed({ remote, reference, onRetry }: Props) {
  const t = useShellText()
  return (
    <div className={styles.place}>
      <FailureCard remote={remote} reference={reference} onRetry={onRetry} title={t('failed.part')} />
    </div>
  )
}
