/** What the document drew, until the page's code has taken it over. */
export interface KeptFirstView {
  /** Shows it again, with the failure card of the document, when the page failed while it took over (EDGE-7). */
  restore(): void
  /** The page has taken over: from now on it shows its failures itself. */
  release(): void
}

/** Keeps the first view of the document in `#root`; a skeleton is not worth keeping. */
export function keepFirstView(root: Element): KeptFirstView {
  let nodes = root.querySelector('[data-drawn], [data-form]') ? [...root.childNodes] : undefined
  // A slot takes the nodes that were drawn for it along.
  const places = [...root.querySelectorAll('[data-drawn]')].map((drawn) => [drawn.parentNode, drawn] as const)
  return {
    restore: () => {
      if (!nodes) return
      root.replaceChildren(...nodes)
      for (const [place, drawn] of places) if (drawn.parentNode !== place) place?.append(drawn)
      globalThis.plazaStart?.failed()
    },
    release: () => {
      nodes = undefined
      places.length = 0
    },
  }
}
