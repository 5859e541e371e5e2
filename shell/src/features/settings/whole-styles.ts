let coming: Promise<unknown> | undefined

const asked = (style: HTMLStyleElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const href = style.dataset['href'] ?? ''
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.nonce = style.nonce
    const integrity = globalThis.plazaHashes[href]
    if (!integrity) return reject(new Error(`no integrity for ${href}`))
    link.integrity = integrity
    link.href = href
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)), { once: true })
    style.after(link)
  })

/**
 * Loads the styles that a dark document has inline, which leaves out the tokens of light mode (EDGE-6), whole. Nothing to
 * do where the document links them. A failure is not kept. @throws when a style does not load
 */
export async function loadWholeStyles(): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href][data-part]')]
  if (styles.length === 0) return
  coming ??= Promise.resolve(globalThis.plazaFiles?.()).then(() => Promise.all(styles.map(asked)))
  try {
    await coming
    for (const style of styles) delete style.dataset['part']
  } finally {
    coming = undefined
  }
}
