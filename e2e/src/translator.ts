import type { Page } from '@playwright/test'

/**
 * From now on every page of this tab is translated as browsers do it: each text node is replaced by a copy of it inside
 * of two `<font>` elements, whenever one appears or changes. The words stay what they are, so that flows find them; it
 * replaces what asks not to be translated too, as a reader's extension would.
 */
export const translateWith = (page: Page) =>
  page.addInitScript(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'FONT', 'TITLE', 'TEXTAREA', 'OPTION', 'text'])
    const replace = (text: Text) => {
      const parent = text.parentElement
      if (!parent || skipped.has(parent.tagName) || !text.data.trim()) return
      const inner = document.createElement('font')
      inner.append(text.data)
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceAll = (within: Node) => {
      if (within instanceof Text) return replace(within)
      const texts: Text[] = []
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replaceAll(target)
        else addedNodes.forEach(replaceAll)
    })
    addEventListener('load', () => {
      replaceAll(document.body)
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })

/** How many texts of the page have been replaced. */
export const translatedTexts = (page: Page) => page.locator('font > font').count()
