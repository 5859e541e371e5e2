import { useText } from '@plaza/i18n'
import { Component, type ReactNode } from 'react'

/** The last resort, for the shell's own errors: says so and offers to load the page again. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  const t = useText('shell')
  return (
    <main role="alert">
      <p>{t('failed.page')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('failed.reload')}
      </button>
    </main>
  )
}
