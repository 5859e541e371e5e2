import type { DocumentStyle } from '../parts/document-parts'
import { attributes } from '../markup/escape'
import { stylesForTheme } from './theme-styles'

const relativeAddress = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/gi

/**
 * A style file inlined into the head: relative URLs become absolute, and its text cannot close the element. `data-href`
 * tells the style loader that it is already loaded. Tokens of other themes than the document's are left out.
 */
export function inlineStyle(
  { href, css }: DocumentStyle,
  { nonce, theme }: { nonce: string; theme: string },
): string {
  const absolute = stylesForTheme(css, theme).replace(
    relativeAddress,
    (_whole, quote: string, path: string) => {
      const { pathname, search, hash } = new URL(path, new URL(href, 'http://site'))
      return `url(${quote}${pathname}${search}${hash}${quote})`
    },
  )
  return `<style${attributes({ nonce, 'data-href': href })}>${absolute.replace(/<\/(?=style)/gi, '<\\/')}</style>`
}

/** The link to a style file that the browser keeps: it draws nothing before it has read it, so nothing is seen without. */
export const styleLink = ({ href, integrity }: DocumentStyle, nonce: string): string =>
  `<link${attributes({ rel: 'stylesheet', href, integrity, crossorigin: 'anonymous', nonce })}>`
