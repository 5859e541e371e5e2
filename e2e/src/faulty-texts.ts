import type { Page } from '@playwright/test'

/** Texts of the page that are cut off, and words that are broken in the middle, each with its element. */
export const faultyTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const texts = [...element.childNodes].filter((node): node is Text => node instanceof Text)
      const text = texts.map(({ data }) => data).join('')
      if (text.trim() === '' || element.closest('svg, [data-marquee], [inert], body [data-behind]')) continue
      if (!element.checkVisibility() || element.offsetWidth < 2) continue
      const { overflow } = getComputedStyle(element)
      const isCut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3
      if (overflow === 'hidden' && isCut) found.push(`cut: ${text}`)
      // An address alone, of a page or a mailbox, has no other place to break.
      if (/^\s*\S*[/@]\S*\s*$/.test(text)) continue
      for (const node of texts)
        for (const { 0: word, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`broken: ${word}`)
        }
    }
    return found
  })
