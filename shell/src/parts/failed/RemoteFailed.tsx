import { useShellText } from '../../kernel/language/texts'
import { FailureCard } from '@plaza/ui/failure-card'
import { beginAtHead } from '@plaza/ui/page-head'
import { useLayoutEffect, useRef } from 'react'
import styles from './Failed.module.css'

interface Props {
  remote: string
  /** Reference for customer service. */
  reference: string
  onRetry: () => void
}

/** Replaces a page of a remote that failed, which begins at its head (FRAME-20), or a part of a remote's page. */
export function PageFailed(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current?.closest('[data-remote]') ? undefined : beginAtHead()), [])
  return (
    <div ref={place}>
      <RemoteFailed {...props} />
    </div>
  )
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
