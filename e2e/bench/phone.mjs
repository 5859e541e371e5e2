import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const flags = (v8Flags) => [
  ...chromiumFlags,
  '--enable-precise-memory-info',
  `--js-flags=${v8Flags.join(' ')}`,
]

/** A browser with a private window, which keeps no compiled scripts. Returns its context and how to end it. */
async function privateWindow(v8Flags, options) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags(v8Flags) })
  return { context: await browser.newContext(options), end: () => browser.close() }
}

/** A browser with a profile of its own, as a visitor has who returns. Returns its context and how to end it. */
async function ownProfile(v8Flags, options) {
  const profile = await mkdtemp(join(tmpdir(), 'plaza-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: flags(v8Flags),
    ...options,
  })
  const end = async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { context, end }
}

/**
 * Opens an English phone; `cookie` is a session's, `isReturning` gives it a profile and the service worker, as the browser
 * of a visitor who returns has, and `v8Flags` are the engine's. Returns the page, its protocol session, how to slow it
 * down to a phone's speed, and how to end it.
 */
export async function openPhone(origin, { cookie, isReturning, v8Flags = [] } = {}) {
  const { context, end } = isReturning
    ? await ownProfile(v8Flags, { ...device, serviceWorkers: 'allow' })
    : await privateWindow(v8Flags, { ...device, serviceWorkers: 'block' })
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
    close: end,
  }
}

/** Waits for the announcements that open on home and closes them for good. */
export async function closeAnnouncements(page) {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await close.click({ timeout: 15_000 })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
