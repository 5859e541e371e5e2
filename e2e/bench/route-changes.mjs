import { rounds, summary } from './samples.mjs'

/** Taps a link and returns the ms until the first frame with the target page, without its skeleton; the fade runs over it. */
export async function changeBy(page, link, pageId) {
  await page.evaluate((id) => {
    globalThis.__change = new Promise((resolve) => {
      let from
      addEventListener('click', (event) => (from = event.timeStamp), { capture: true, once: true })
      const isThere = () => {
        // Pages that were left are in the document as well, and are not drawn.
        const isDrawn = (what) =>
          [...document.querySelectorAll(`main[data-page="${id}"] :is(${what})`)].some((one) =>
            one.checkVisibility(),
          )
        return isDrawn('[data-remote], h1, h2, article') && !isDrawn('[aria-busy="true"]')
      }
      const look = () => {
        // The frame that is about to be drawn is the first one with the page; the timeout comes after it.
        if (from !== undefined && isThere()) setTimeout(() => resolve(performance.now() - from))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, pageId)
  await link.tap()
  return page.evaluate(() => globalThis.__change)
}

/** The same by an entry of the bottom menu. */
const change = (page, name, pageId) =>
  changeBy(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }), pageId)

/** Budget 7, ms: warm (median of 20), a remote's first route on slow 4G, and the same once a touch prefetched it (medians). */
export async function routeChanges(onPhone, cpu, cookie) {
  const warm = await onPhone(
    async ({ page, slowDown }) => {
      await change(page, 'Member', 'member-home')
      await change(page, 'Home', 'home')
      await slowDown(cpu)
      const times = []
      for (let turn = 0; turn < 10; turn += 1) {
        times.push(await change(page, 'Member', 'member-home'))
        times.push(await change(page, 'Home', 'home'))
      }
      return summary(times)
    },
    { cookie },
  )
  const fresh = (before) =>
    onPhone(
      async ({ page, onSlow4g }) => {
        await onSlow4g()
        await before(page)
        return change(page, 'Member', 'member-home')
      },
      { cookie },
    )
  const several = async (before) => {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await fresh(before))
    return summary(times)
  }
  const touch = async (page) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Member' })
      .dispatchEvent('pointerdown')
    await page.waitForTimeout(4000)
  }
  return { warm, first: await several(async () => undefined), prefetched: await several(touch) }
}
