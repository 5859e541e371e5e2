import { attributes } from './escape'

const relativeAddress = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/gi

/**
 * A style file inlined into the head: relative URLs become absolute, and its text cannot close the element. `data-href`
 * tells the style loader that it is already loaded.
 */
export function inlineStyle(href: string, css: string, nonce: string): string {
  const absolute = css.replace(relativeAddress, (_whole, quote: string, path: string) => {
    const { pathname, search, hash } = new URL(path, new URL(href, 'http://site'))
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })
  return `<style${attributes({ nonce, 'data-href': href })}>${absolute.replace(/<\/(?=style)/gi, '<\\/')}</style>`
}
