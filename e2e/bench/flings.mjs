const flingMs = 30_000

/** Flings a page that is there through for so long on a slow phone; most nodes at a time, and tasks of over 50 ms. */
export async function flingPage({ page, protocol, slowDown }, cpu, ms = flingMs) {
  await slowDown(cpu)
  await page.evaluate(() => {
    const seen = { nodes: 0, longTasks: 0 }
    Object.assign(globalThis, { __fling: seen })
    new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    })
    setInterval(() => (seen.nodes = Math.max(seen.nodes, document.getElementsByTagName('*').length)), 200)
  })
  const until = Date.now() + ms
  while (Date.now() < until)
    await protocol.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -4000,
      speed: 6000,
      // A touch gesture scrolls nothing in a headless browser, not even a bare page.
      gestureSourceType: 'mouse',
    })
  return page.evaluate(() => ({ ...globalThis.__fling, height: document.documentElement.scrollHeight }))
}

/** Budget 9: a list is flung through for 30 s on a slow phone. */
export async function flingList(phone, origin, cpu) {
  const { page } = phone
  await page.goto(`${origin}/m/gameList?gameType=RNG`)
  await page.locator('article').nth(5).waitFor()
  await page.waitForTimeout(2000)
  const tilePx = await page
    .locator('article')
    .first()
    .evaluate(({ offsetHeight }) => offsetHeight)
  const flung = await flingPage(phone, cpu)
  const list = await page.evaluate(
    (px) => ({
      drawn: document.querySelectorAll('article').length,
      loaded: Math.round(scrollY / px) * 3,
    }),
    tilePx,
  )
  return { ...flung, ...list }
}
