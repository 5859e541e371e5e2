import type { DocumentStyle } from '../parts/document-parts'
import { attributes } from '../markup/escape'
import { stylesForDark, stylesForTheme } from './theme-styles'

const relativeAddress = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/gi

/**
 * A style file inlined into the head: relative URLs become absolute, and its text cannot close the element. `data-href`
 * tells the style loader that it is already loaded. Tokens of other themes than the document's are left out, and those of light
 * mode where a dark document's page loads them when they are wanted (`data-part`).
 */
export function inlineStyle(
  { href, css }: DocumentStyle,
  { nonce, theme, isDarkOnly = false }: { nonce: string; theme: string; isDarkOnly?: boolean },
): string {
  const ofTheme = stylesForTheme(css, theme)
  const wanted = isDarkOnly ? stylesForDark(ofTheme) : ofTheme
  const absolute = wanted.replace(relativeAddress, (_whole, quote: string, path: string) => {
    const { pathname, search, hash } = new URL(path, new URL(href, 'http://site'))
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })
  const isPart = wanted.length < ofTheme.length
  return `<style${attributes({ nonce, 'data-href': href, 'data-part': isPart || undefined })}>${absolute.replace(/<\/(?=style)/gi, '<\\/')}</style>`
}

/** The link to a style file that the browser keeps: it draws nothing before it has read it, so nothing is seen without. */
export const styleLink = ({ href, integrity }: DocumentStyle, nonce: string): string =>
  `<link${attributes({ rel: 'stylesheet', href, integrity, crossorigin: 'anonymous', nonce })}>`
