import { attributes, tags } from './allowed'

interface SanitizerConfig {
  elements: string[]
  attributes: string[]
  replaceWithChildrenElements: string[]
  comments: boolean
  dataAttributes: boolean
}

/** An element of the HTML Sanitizer API, which TypeScript's library does not know yet. */
interface Sanitising {
  setHTML?: (html: string, options: { sanitizer: SanitizerConfig }) => void
}

/** Elements that are removed while their content stays; any other that is not allowed is removed with its content. */
const unwrapped = [
  'abbr',
  'address',
  'article',
  'aside',
  'big',
  'button',
  'caption',
  'center',
  'cite',
  'del',
  'details',
  'fieldset',
  'font',
  'footer',
  'form',
  'header',
  'ins',
  'kbd',
  'label',
  'legend',
  'main',
  'nav',
  'picture',
  'q',
  'samp',
  'section',
  'strike',
  'summary',
  'time',
  'tt',
  'var',
]

/**
 * Sanitises a text with the browser's own sanitiser, in a document that runs and loads nothing. Its rules against
 * scripts can't be switched off. Returns undefined in a browser without one.
 */
export function sanitiseByBrowser(html: string): DocumentFragment | undefined {
  const sanitizer: SanitizerConfig = {
    elements: tags,
    attributes,
    replaceWithChildrenElements: unwrapped,
    comments: false,
    dataAttributes: false,
  }
  const inert = document.implementation.createHTMLDocument('')
  const box: HTMLElement & Sanitising = inert.createElement('div')
  if (!box.setHTML) return undefined
  box.setHTML(html, { sanitizer })
  const text = inert.createDocumentFragment()
  text.append(...box.childNodes)
  return text
}
