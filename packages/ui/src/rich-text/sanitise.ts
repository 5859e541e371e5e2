import DOMPurify, { type Config } from 'dompurify'

const tags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]
const attributes = [
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'title',
  'width',
]

/** Addresses that a text may contain: web, mail, telephone, a path of this site, an anchor in the text. */
const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addresses,
  // Without this, the values of these attributes would have to look like addresses.
  ADD_URI_SAFE_ATTR: ['colspan', 'dir', 'height', 'lang', 'rowspan', 'scope', 'width'],
  RETURN_TRUSTED_TYPE: true,
}

let purifier: typeof DOMPurify | null = null
/** State of the text being sanitised, because DOMPurify's hooks accept no arguments of ours. */
let leads: (path: string) => boolean

/** An instance of our own, so that its hooks are not shared with other code. */
function purify(): typeof DOMPurify {
  if (purifier) return purifier
  const made = DOMPurify()
  made.addHook('uponSanitizeAttribute', (_, attribute) => {
    const isAddress = attribute.attrName === 'href' || attribute.attrName === 'src'
    // DOMPurify accepts data: addresses of images even where its pattern excludes them.
    if (isAddress && !addresses.test(attribute.attrValue.trim())) attribute.keepAttr = false
  })
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy')
    const path = node.tagName === 'A' ? node.getAttribute('href') : null
    if (path?.startsWith('/') && !leads(path)) node.removeAttribute('href')
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer')
    }
  })
  return (purifier = made)
}

/**
 * External HTML reduced to what a text needs: no scripts, handlers, styles, forms, frames, ids or foreign schemes. A
 * link inside the site that leads nowhere becomes text. Returns a TrustedHTML where the browser supports it, created by
 * the policy `dompurify`.
 */
export function sanitise(html: string, leadsSomewhere: (path: string) => boolean = () => true): TrustedHTML {
  leads = leadsSomewhere
  return purify().sanitize(html, config)
}
