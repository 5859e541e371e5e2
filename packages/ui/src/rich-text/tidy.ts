/** Addresses that a text may contain: web, mail, telephone, a path of this site, an anchor in the text. */
const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** An address as a browser reads it: without spaces and control characters. */
const isAllowed = (address: string) => addresses.test(address.replace(/[\s\p{Cc}]/gu, ''))

/**
 * Applies the site's own rules to a sanitised text that is not in the page yet: only allowed addresses, a link inside
 * the site that leads nowhere becomes text, other sites open in a new tab, pictures load when they come into view.
 */
export function tidy<Text extends ParentNode>(text: Text, leads: (path: string) => boolean): Text {
  for (const element of text.querySelectorAll('[href], [src], img')) {
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name)
      if (address !== null && !isAllowed(address)) element.removeAttribute(name)
    }
    if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy')
    const href = element.tagName === 'A' ? element.getAttribute('href') : null
    if (href?.startsWith('/') && !leads(href)) element.removeAttribute('href')
    if (href && /^https?:/i.test(href)) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer')
    }
  }
  return text
}
