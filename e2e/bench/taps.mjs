const wanted = 60

/** One tap of each kind that a member makes among the games: categories, hearts, vendors, tabs, filters, pages. */
async function* steps(page) {
  const main = page.getByRole('navigation', { name: 'Main' })
  for (;;) {
    for (const name of ['Slots', 'Live', 'Hot'])
      yield page.getByRole('group', { name: 'Game categories' }).getByRole('button', { name }).first()
    yield main.getByRole('link', { name: 'Member' })
    yield main.getByRole('link', { name: 'Home' })
    yield page
      .getByRole('group', { name: 'Game categories' })
      .getByRole('button', { name: 'Fishing' })
      .first()
    yield page
      .locator('article')
      .first()
      .getByRole('button', { name: /favourites/ })
      .first()
    yield page
      .locator('article')
      .nth(1)
      .getByRole('button', { name: /favourites/ })
      .first()
    yield main.getByRole('link', { name: 'Member' })
    yield main.getByRole('link', { name: 'Home' })
  }
}

/** One tap of each kind that a member makes in the member area: the centre, its pages, and the menu back to it. */
export async function* memberSteps(page) {
  const main = page.getByRole('navigation', { name: 'Main' })
  for (;;)
    for (const path of [
      '/m/gameRecord',
      '/m/profitandloss',
      '/m/rewardCenter',
      '/m/leaderBoard',
      '/m/webEmail',
    ]) {
      yield main.getByRole('link', { name: 'Member' })
      yield page.getByRole('main').locator(`a[href="${path}"]`).first()
    }
}

/** Budget 8: taps through the site on a slow phone; the 98th percentile of how long each took to be painted, ms. */
export async function tapScript({ page, slowDown }, cpu, tapsOf = steps) {
  await page.evaluate(() => {
    const byInteraction = new Map()
    Object.assign(globalThis, { __taps: byInteraction })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
          byInteraction.set(interactionId, Math.max(byInteraction.get(interactionId) ?? 0, duration))
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await slowDown(cpu)
  let count = 0
  for await (const target of tapsOf(page)) {
    await target.tap()
    count += 1
    await page.waitForTimeout(700)
    if (count === wanted) break
  }
  const seen = await page.evaluate(() => [...globalThis.__taps.values()])
  // The observer omits events under 16 ms; they count as painted at once.
  const all = [...seen, ...Array(Math.max(0, count - seen.length)).fill(0)].sort((a, b) => a - b)
  return { count, p98: all[Math.min(all.length - 1, Math.floor(all.length * 0.98))] }
}
