import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserPath, chromiumFlags } from '../src/browser.mjs'

const firstGame = '[data-remote="mf-games"] article'
/** Records in the page when the first game is visible; observing from outside would be later. */
const noteFirstGame = (selector) => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    globalThis.firstGameAt = Date.now()
    look.disconnect()
  })
  look.observe(document, { childList: true, subtree: true })
}

const isCode = (path) => /\.(js|css|json)$/.test(path)

/**
 * Loads home once with an empty cache and measures it: bytes of JavaScript over the wire, the addresses, and the number
 * of serial hops before the first game is visible (the HTML is the first).
 */
export async function loadHome(origin) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const requests = new Map()
    const byUrl = new Map()
    network.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
      const parents = [initiator.url, ...(initiator.stack?.callFrames ?? []).map(({ url }) => url)].filter(
        Boolean,
      )
      const hops =
        type === 'Document'
          ? 1
          : 1 +
            Math.max(
              1,
              ...(initiator.type === 'parser' ? [1] : parents.map((url) => byUrl.get(url)?.hops ?? 1)),
            )
      const entry = {
        url: request.url,
        path: new URL(request.url).pathname,
        type,
        hops,
        bytes: 0,
        at: wallTime * 1000,
      }
      requests.set(requestId, entry)
      if (!byUrl.has(request.url)) byUrl.set(request.url, entry)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = requests.get(requestId)
      if (entry) entry.bytes = encodedDataLength
    })
    const headers = new Map()
    page.on('response', (response) =>
      headers.set(response.url(), Number(response.headers()['content-length'] ?? 0)),
    )
    await page.addInitScript(noteFirstGame, firstGame)
    const document = await page.goto(`${origin}/m/home`)
    const html = await document.text()
    await page.locator(firstGame).first().waitFor()
    const firstGameAt = await page.evaluate(() => globalThis.firstGameAt)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    // Requests after home is usable (overlays, the carousel) do not belong to the first load.
    const isFirst = ({ at }) => at <= firstGameAt
    const all = [...new Map([...requests.values()].map((entry) => [entry.url, entry])).values()].filter(
      (entry) => isFirst(entry) || entry.path.startsWith('/img/'),
    )
    const scripts = all.filter(({ path }) => path.endsWith('.js'))
    const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
    return {
      scripts: scripts.map(({ path }) => path),
      styles: all.filter(({ path }) => path.endsWith('.css')).map(({ path }) => path),
      documentBytes: headers.get(document.url()),
      bytes: scripts.reduce((sum, { url }) => sum + (headers.get(url) ?? 0), 0),
      imageBytes: all
        .filter(({ path }) => path.startsWith('/img/'))
        .reduce((sum, { bytes }) => sum + bytes, 0),
      hops: Math.max(
        ...all
          .filter((entry) => isFirst(entry) && (entry.type === 'Document' || isCode(entry.path)))
          .map(({ hops }) => hops),
      ),
      criticalCss: { raw: Buffer.byteLength(css), wire: brotliCompressSync(css).length },
    }
  } finally {
    await browser.close()
  }
}
