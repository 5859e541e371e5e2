import { chromium } from '@playwright/test'
import { browserPath, chromiumFlags } from '../src/browser.mjs'
import { throttleOf } from './machine-speed.mjs'

/** A middle phone's window. */
const device = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Lighthouse's slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
}

/**
 * Opens an English phone; `cookie` is a session's, `hasWorker` allows the service worker, `v8Flags` are the engine's. Returns
 * the page, its protocol session, how to slow it down to a phone's speed, and how to end it.
 */
export async function openPhone(origin, { cookie, hasWorker, v8Flags = [] } = {}) {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...chromiumFlags, '--enable-precise-memory-info', `--js-flags=${v8Flags.join(' ')}`],
  })
  const context = await browser.newContext({ ...device, serviceWorkers: hasWorker ? 'allow' : 'block' })
  const cookies = [`language=en`, ...(cookie ? [cookie] : [])].map((pair) => {
    const [name, value] = pair.split('=')
    return { name, value, url: origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  return {
    page,
    protocol,
    slowDown: (rate) => protocol.send('Emulation.setCPUThrottlingRate', { rate: throttleOf(rate) }),
    onSlow4g: async () => {
      await protocol.send('Network.enable')
      await protocol.send('Network.emulateNetworkConditions', slow4g)
    },
    close: () => browser.close(),
  }
}

/** Closes the announcements that open on home, once they are there, for good. */
export async function closeAnnouncements(page) {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await close.click({ timeout: 15_000 })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
