import { useContext, useLayoutEffect, useRef, type MouseEvent } from 'react'
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

/** A text without its form, for a connection over which the sanitiser does not come. */
const plainText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

/**
 * The only place where external HTML enters the page. Links inside the site follow the `LinkRule`. Renders nothing on a
 * server.
 */
export function RichText({ html, onLink, isSmall = false }: RichTextProps) {
  const leads = useContext(LinkRule)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let isCurrent = true
    const show = (text: Node | string) => {
      if (isCurrent) place.current?.replaceChildren(text)
    }
    const text = sanitise(html, leads)
    if (text instanceof Promise) text.then(show, () => show(plainText(html)))
    else show(text)
    return () => {
      isCurrent = false
    }
  }, [html, leads])
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (!onLink || !href?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLink(href)
  }
  return <div ref={place} className={cx(css.text, isSmall && css.small)} onClick={follow} />
}
