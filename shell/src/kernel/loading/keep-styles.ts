import { stylesCookie } from '@plaza/contract/page'

const yearS = 365 * 24 * 60 * 60

/**
 * Makes the browser cache the styles that the document has inline, and stores the shell's release in a cookie, so that the
 * next document only links them (EDGE-6). @throws when a file does not come or is not what its hash says
 */
export async function keepStyles(release: string): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  if (styles.length === 0) return
  await globalThis.plazaFiles?.()
  await Promise.all(styles.map(({ dataset }) => keep(dataset['href'] ?? '')))
  document.cookie = `${stylesCookie}=${release}; path=/; max-age=${yearS}; samesite=lax`
}

async function keep(href: string): Promise<void> {
  const integrity = globalThis.plazaHashes[href]
  if (!integrity) throw new Error(`no integrity for ${href}`)
  const answer = await fetch(href, { integrity, priority: 'low' })
  // The browser caches only a body that was read to its end.
  await answer.arrayBuffer()
}
