import type { BootPlan, Release } from '@plaza/contract/federation'
import type { HomeData } from '@plaza/contract/site'
import type { Catalogue } from '../releases/catalogue'

const slot = 'home.games@1'

/**
 * Home's data as its document carries it: only the games of the first category, where every release that may fill the
 * slot of the games loads the others itself, its fallback too (EDGE-6). Older ones get all.
 */
export async function partOfHome(
  home: HomeData,
  plan: BootPlan,
  catalogue: Pick<Catalogue, 'release'>,
): Promise<HomeData> {
  const names = plan.remotes
    .filter(({ slots }) => slots.some((one) => one.slot === slot))
    .flatMap(({ name, release, fallback }) =>
      [release, ...(fallback ? [fallback.release] : [])].map((id) => ({ remote: name, release: id })),
    )
  const releases = await Promise.all(names.map((name) => catalogue.release(name)))
  if (!releases.every(loadsTheRest)) return home
  const { popular } = home
  const sections = popular.sections.filter(({ gameCategory }) => gameCategory === 'HOT')
  return sections.length === 0 ? home : { ...home, popular: { ...popular, sections, isPart: true } }
}

const loadsTheRest = (release: Release | undefined): boolean => release?.firstView !== undefined
