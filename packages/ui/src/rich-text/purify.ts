import DOMPurify from 'dompurify'
import { attributes, tags } from './allowed'

/** An instance of our own, so that nobody's hooks change it; one, because each makes a Trusted Types policy. */
let purifier: typeof DOMPurify | undefined

/** Sanitises a text with DOMPurify, in a document that runs and loads nothing. */
export function purify(html: string): DocumentFragment {
  purifier ??= DOMPurify()
  const text = purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null
  // Null when nothing is left, not even a body.
  return text ?? document.createDocumentFragment()
}
