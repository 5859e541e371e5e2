import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath, chromiumFlags } from '../src/browser.mjs'

/** One run of Lighthouse, mobile, simulated throttling, with the cookies of a session where given. Times in ms. */
export async function runLighthouse({ address, cookie }) {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  })
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance'],
      throttlingMethod: 'simulate',
      logLevel: 'silent',
      ...(cookie && { extraHeaders: { cookie } }),
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
