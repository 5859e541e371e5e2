import { openPhone } from './phone.mjs'
import { changeBy } from './route-changes.mjs'
import { summary } from './samples.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'

const rounds = 3

/** Opens the member centre on a phone, works there, and closes it. */
export async function onMemberPhone(site, cookie, work) {
  const phone = await openPhone(site.origin, { cookie })
  try {
    await phone.page.goto(`${site.origin}/m/member/home`)
    return await work(phone)
  } finally {
    await phone.close()
  }
}

/** The first route of a page from the member centre: ms on slow 4G, and KiB of scripts that it loads. */
async function firstRoute(site, cookie, path, pageId, isTouched) {
  const samples = []
  let kib
  for (let round = 0; round < rounds; round += 1)
    samples.push(
      await onMemberPhone(site, cookie, async ({ page, protocol, onSlow4g }) => {
        const link = page.getByRole('main').locator(`a[href="${path}"]`).first()
        await link.waitFor()
        await page.waitForTimeout(5_000)
        const scripts = await countScripts(protocol)
        await onSlow4g()
        if (isTouched) {
          await link.dispatchEvent('pointerdown')
          await page.waitForTimeout(5_000)
        }
        const ms = await changeBy(page, link, pageId)
        await page.waitForTimeout(2_000)
        kib = kibOf(scripts())
        return ms
      }),
    )
  return { ms: summary(samples), kib }
}

/**
 * What the first visit of pages costs a member, by path: cold, and once a touch has prefetched it. `routes` are paths that the
 * member centre links to, with the id of their page.
 */
export async function firstRoutes(say, site, cookie, routes) {
  say('  first routes …')
  const first = {}
  for (const [path, pageId] of routes)
    first[path] = {
      cold: await firstRoute(site, cookie, path, pageId, false),
      prefetched: await firstRoute(site, cookie, path, pageId, true),
    }
  return first
}

/** The rows of the table for them (budget 7). */
export const firstRouteRows = (first) =>
  Object.entries(first).flatMap(([path, { cold, prefetched }]) => {
    const row = (key, name, value, must, aim, more) => ({
      id: '–',
      key: `${key}-${path}`,
      name,
      ...(typeof value === 'number' ? { value } : value),
      must,
      aim,
      unit: 'ms',
      digits: 0,
      ...more,
    })
    return [
      row('route', `First route of ${path} on slow 4G`, cold.ms, 1_200, 800),
      row('routePrefetched', `${path} once prefetched on touch`, prefetched.ms, 150, 80),
      row('routeBytes', `JavaScript of that route after the member's page`, cold.kib, 60, 40, {
        unit: 'KiB',
        digits: 1,
      }),
    ]
  })
