import type { Path } from './history'

/** An address of this site: a text, or parts of one, where what is missing is empty and the path stays. */
export type To = string | Partial<Path>

/** Whether an address leads out of the router: it names a scheme or a host. */
export const isOutside = (to: To): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)

/** The address as seen from a page: an absolute path, or a query or hash of that page. */
export function resolve(to: To, from: string): Path {
  if (typeof to !== 'string')
    return { pathname: to.pathname ?? from, search: to.search ?? '', hash: to.hash ?? '' }
  const [address = '', ...hash] = to.split('#')
  const [pathname = '', ...search] = address.split('?')
  const part = (mark: string, parts: string[]) => {
    const text = parts.join(mark)
    return text === '' ? '' : mark + text
  }
  return { pathname: pathname || from, search: part('?', search), hash: part('#', hash) }
}
