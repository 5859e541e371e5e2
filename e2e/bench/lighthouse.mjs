import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath, chromiumFlags } from '../src/browser.mjs'

/** One run of Lighthouse, mobile, simulated throttling. Times in ms. */
async function measure(url) {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      throttlingMethod: 'simulate',
      logLevel: 'silent',
    })
    return {
      score: Math.round((lhr.categories.performance.score ?? 0) * 100),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
    }
  } finally {
    await chrome.kill()
  }
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Medians of alternating runs (A, B, A, B …), so that a machine that slows down affects both equally. */
export async function interleave(urls, rounds) {
  const runs = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) runs[index].push(await measure(url))
  return runs.map((all) => ({
    score: median(all.map(({ score }) => score)),
    lcp: median(all.map(({ lcp }) => lcp)),
    cls: median(all.map(({ cls }) => cls)),
  }))
}
