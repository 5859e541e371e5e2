import { Component, type ReactNode } from 'react'

interface Props {
  /** Decides what replaces the component that threw; called once for each error. */
  onError: (error: unknown) => void
  fallback: ReactNode
  children: ReactNode
}

/** Catches what a remote throws while it renders. A new `key` is the way out of the error. */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
