import { useContext, useMemo, type MouseEvent } from 'react'
import { cx } from '../cx'
import { LinkRule } from '../link-rule'
import { sanitise } from './sanitise'
import css from './RichText.module.css'

export interface RichTextProps {
  /** External HTML: announcements, promotions, help, rules. */
  html: string
  /**
   * Called with the path of a tapped link inside the site; the host navigates. Links that begin with http open in a new
   * tab.
   */
  onLink?: (path: string) => void
  /** Smaller and less prominent, for dialogs and help. */
  isSmall?: boolean
}

/**
 * The only place where external HTML enters the page. Links inside the site follow the `LinkRule`. Renders nothing
 * without a document (server rendering).
 */
export function RichText({ html, onLink, isSmall = false }: RichTextProps) {
  const leads = useContext(LinkRule)
  const clean = useMemo(() => (typeof document === 'undefined' ? '' : sanitise(html, leads)), [html, leads])
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (!onLink || !href?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLink(href)
  }
  // React passes the TrustedHTML to the browser unchanged, but its types accept only strings.
  const markup = { __html: clean as unknown as string }
  return (
    <div className={cx(css.text, isSmall && css.small)} onClick={follow} dangerouslySetInnerHTML={markup} />
  )
}
