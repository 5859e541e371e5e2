import { useContext, useMemo, type MouseEvent } from 'react'
import { cx } from '../cx'
import { LinkRule } from '../link-rule'
import { sanitise } from './sanitise'
import css from './RichText.module.css'

export interface RichTextProps {
  /** HTML from outside: announcements, promotions, help, rules. */
  html: string
  /** A link inside the site was tapped, by its path; the host navigates. Links that begin with http open outside. */
  onLink?: (path: string) => void
  /** Quieter and smaller, for dialogs and help. */
  isSmall?: boolean
}

/**
 * The one place where external HTML enters the page. Links inside the site follow the `LinkRule`. Empty where there is
 * no document (server rendering).
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
  // React hands the trusted value to the browser as it is; its types only know strings.
  const markup = { __html: clean as unknown as string }
  return (
    <div className={cx(css.text, isSmall && css.small)} onClick={follow} dangerouslySetInnerHTML={markup} />
  )
}
