import { sanitiseByBrowser } from './browser-sanitiser'
import { tidy } from './tidy'

/**
 * External HTML reduced to what a text needs: no scripts, handlers, styles, forms, frames, ids or foreign schemes. A
 * link inside the site that leads nowhere becomes text. A browser with a sanitiser of its own answers at once; others
 * load DOMPurify first. @throws when that does not load
 */
export function sanitise(
  html: string,
  leads: (path: string) => boolean = () => true,
): DocumentFragment | Promise<DocumentFragment> {
  const text = sanitiseByBrowser(html)
  return text ? tidy(text, leads) : import('./purify').then(({ purify }) => tidy(purify(html), leads))
}
