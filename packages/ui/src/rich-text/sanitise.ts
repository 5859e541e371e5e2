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

/** Addresses that may stand in a text: the web, mail, telephone, a path of this site, a place in the text. */
const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

const config: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addresses,
  // Without this their values would have to look like addresses.
  ADD_URI_SAFE_ATTR: ['colspan', 'dir', 'height', 'lang', 'rowspan', 'scope', 'width'],
  RETURN_TRUSTED_TYPE: true,
}

let purifier: typeof DOMPurify | null = null
/** Of the text that is being cleaned; DOMPurify's hooks take no argument of ours. */
let leads: (path: string) => boolean

/** An instance of our own, so that its hooks are not shared with other code. */
function purify(): typeof DOMPurify {
  if (purifier) return purifier
  const made = DOMPurify()
  made.addHook('uponSanitizeAttribute', (_, attribute) => {
    const isAddress = attribute.attrName === 'href' || attribute.attrName === 'src'
    // DOMPurify lets data: addresses of images pass its pattern.
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
 * HTML from outside with only what a text needs left in it: no scripts, handlers, styles, forms, frames,
 * ids or foreign schemes. A link inside the site that leads nowhere is text. A TrustedHTML where the browser knows
 * them, made by the policy `dompurify`.
 */
export function sanitise(html: string, leadsSomewhere: (path: string) => boolean = () => true): TrustedHTML {
  leads = leadsSomewhere
  return purify().sanitize(html, config)
}
