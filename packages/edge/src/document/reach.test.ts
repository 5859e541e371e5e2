import type { Banner } from '@plaza/contract/site'
import type { BootPlan, Release } from '@plaza/contract/federation'
import { fakeHome, fakeSettings } from '../testing/fake-world'
import { openBanners, reachIn } from './reach'

const route = (path: `/${string}`, rest = {}) => ({ id: path, path, title: { en: path }, ...rest })
const routes = [
  route('/m/activity'),
  route('/m/inviteFriends', { offeredWhen: { promo: 'REFERRAL' } }),
  route('/m/voucherCenter', { when: { auth: 'member' } }),
  route('/m/tournament', { when: { vipLevel: 3 } }),
  route('/m/abroad', { when: { settings: { currency: 'KWD' } } }),
]
const site = (promos: Record<string, boolean>) => ({
  plan: { remotes: [{ routes }], unavailable: [] } as unknown as BootPlan,
  shell: { contributions: { routes: [route('/m/help')], slots: [] } } as unknown as Release,
  settings: fakeSettings({ promos }),
})
const [banner] = fakeHome().banners as [Banner]
const linksOf = (links: (string | undefined)[], promos: Record<string, boolean>) => {
  const banners = links.map((link) => ({ ...banner, link: link as Banner['link'] }))
  return openBanners(fakeHome({ banners }), reachIn(site(promos))).banners.map(({ link }) => link)
}

describe('the banners in the document', () => {
  it('the document keeps banners without a link and banners whose page exists', () => {
    const links = [undefined, '/m/activity?id=1', '/m/help?i=1', '/m/rewardCenter', '/m/voucherCenter']
    expect(linksOf(links, {})).toEqual([undefined, '/m/activity?id=1', '/m/help?i=1', '/m/voucherCenter'])
  })

  it('the document keeps banners to invitations only while the promotion is on', () => {
    expect(linksOf(['/m/inviteFriends'], { REFERRAL: true })).toEqual(['/m/inviteFriends'])
    expect(linksOf(['/m/inviteFriends'], { REFERRAL: false })).toEqual([])
  })

  // REMOTE-3
  it('the document drops banners to a page whose condition is unknown to this edge or not met', () => {
    expect(linksOf(['/m/tournament', '/m/abroad', '/m/activity'], {})).toEqual(['/m/activity'])
  })
})
