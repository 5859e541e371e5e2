import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { browserPath, chromiumFlags } from '../src/browser.mjs'
import { throttleOf } from './machine-speed.mjs'

/** Lighthouse may have no figures several times in a row: no paint, or no beginning of the page. */
const attempts = 5

/**
 * One run of Lighthouse, mobile, simulated throttling, with the cookies of a session where given. Times in ms. Now and then it
 * has no figures: then it runs again. @throws when it has none each time
 */
export async function runLighthouse(subject) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const figures = await runOnce(subject)
    if (Object.values(figures).every(Number.isFinite)) return figures
  }
  throw new Error(`Lighthouse has no figures of ${subject.address}`)
}

async function runOnce({ address, cookie }) {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  })
  try {
    if (cookie) await giveCookie(chrome.port, cookie, address)
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance'],
      throttlingMethod: 'simulate',
      throttling: {
        ...throttling.mobileSlow4G,
        cpuSlowdownMultiplier: throttleOf(throttling.mobileSlow4G.cpuSlowdownMultiplier),
      },
      logLevel: 'silent',
      // The fresh profile has nothing to reset but that cookie.
      disableStorageReset: cookie !== undefined,
    })
    return {
      score: Math.round((lhr.categories.performance.score ?? 0) * 100),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
    }
  } finally {
    await chrome.kill()
  }
}

/** Puts a session's cookie into the browser itself: one in the headers of requests gives way to the site's own cookies. */
async function giveCookie(port, cookie, address) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [name, value] = cookie.split('=')
  await browser.contexts()[0].addCookies([{ name, value, url: new URL(address).origin }])
  await browser.close()
}
