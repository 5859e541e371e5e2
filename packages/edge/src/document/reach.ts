import { reachOf } from '@plaza/contract/federation'
import type { HomeData } from '@plaza/contract/site'
import type { Reach } from '@plaza/contract/federation'
import type { OpenSite } from '../site/site'

/**
 * Whether an address leads to a page, as far as it is known before the page runs: for a visitor, who could sign in.
 * The page applies the same rule to its own account.
 */
export function reachIn({ plan, shell, settings }: Pick<OpenSite, 'plan' | 'shell' | 'settings'>) {
  const own = shell.contributions.routes.map(({ path }) => path)
  const viewer = { session: null, flags: settings.whitelabel, promos: settings.promos, settings }
  return (address: string): Reach => reachOf(address, { own, plan, further: settings.paths }, viewer)
}

/** Home's data without banners that lead nowhere, so that the preloaded picture is the one that the page shows. */
export const openBanners = (home: HomeData, reach: (address: string) => Reach): HomeData => ({
  ...home,
  banners: home.banners.filter(({ link }) => link === undefined || reach(link) === 'open'),
})
