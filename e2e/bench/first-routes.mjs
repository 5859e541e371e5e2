import { openPhone } from './phone.mjs'
import { changeBy } from './route-changes.mjs'
import { summary } from './samples.mjs'
import { countScripts, kibOf } from './script-bytes.mjs'
import { row } from './table-row.mjs'

const rounds = 3

const memberCentre = '/m/member/home'

/** Opens the member centre on a phone, goes on to the page at `start` when it is another, works there, and closes it. */
export async function onMemberPhone(site, cookie, work, start = memberCentre) {
  const phone = await openPhone(site.origin, { cookie })
  try {
    await phone.page.goto(`${site.origin}${memberCentre}`)
    if (start !== memberCentre) {
      await phone.page.getByRole('main').locator(`a[href="${start}"]`).first().tap()
      await phone.page.waitForURL(`${site.origin}${start}`)
    }
    return await work(phone)
  } finally {
    await phone.close()
  }
}

/** The first route of a page from the one at `start`: ms on slow 4G, and KiB of scripts that it loads. */
async function firstRoute(site, cookie, { path, pageId, start, isTouched }) {
  const samples = []
  let kib
  for (let round = 0; round < rounds; round += 1)
    samples.push(
      await onMemberPhone(
        site,
        cookie,
        async ({ page, protocol, onSlow4g }) => {
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
        },
        start,
      ),
    )
  return { ms: summary(samples), kib }
}

/**
 * What the first visit of pages costs a member, by path: cold, and once a touch has prefetched it. `routes` are paths that the
 * page at `start`, the member centre unless another is named, links to, with the id of their page.
 */
export async function firstRoutes(say, site, cookie, routes, start = memberCentre) {
  say('  first routes …')
  const first = {}
  for (const [path, pageId] of routes)
    first[path] = {
      cold: await firstRoute(site, cookie, { path, pageId, start, isTouched: false }),
      prefetched: await firstRoute(site, cookie, { path, pageId, start, isTouched: true }),
    }
  return first
}

/** The rows of the table for them (budget 7). */
export const firstRouteRows = (first) =>
  Object.entries(first).flatMap(([path, { cold, prefetched }]) => {
    const keyOf = (key) => `${key}-${path}`
    return [
      row(keyOf('route'), `First route of ${path} on slow 4G`, cold.ms, 1_200, 800),
      row(keyOf('routePrefetched'), `${path} once prefetched on touch`, prefetched.ms, 150, 80),
      row(keyOf('routeBytes'), `JavaScript of that route after the page before it`, cold.kib, 60, 40, {
        unit: 'KiB',
        digits: 1,
      }),
    ]
  })
