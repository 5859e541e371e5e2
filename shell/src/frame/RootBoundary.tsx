import { FailureCard } from '@plaza/ui/failure-card'
import { Component, type ReactNode } from 'react'
import { useShellText } from '../kernel/language/texts'
import styles from './RootBoundary.module.css'

interface Props {
  /** Called when the whole page has failed. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** The last resort for the shell's own errors: shows a message and a reload button. */
export class RootBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  const t = useShellText()
  return (
    <main className={styles.failed}>
      <FailureCard title={t('failed.page')} text={t('failed.pageText')} onRetry={() => location.reload()} />
    </main>
  )
}
