import type { Viewer } from './conditions'
import type { RouteContribution } from './contributions'
import { reachOf, type SitePages } from './reach'

const route = (path: `/${string}`, rest: Partial<RouteContribution> = {}): RouteContribution => ({
  id: path,
  path,
  title: { en: path },
  ...rest,
})
const routes = [
  route('/m/gameList'),
  route('/m/vouReport', { when: { auth: 'member', flag: 'DEPRECM3' } }),
  route('/m/agent', { when: { auth: 'member', excludeTypes: [0] } }),
  route('/m/inviteFriends', { offeredWhen: { promo: 'REFERRAL' } }),
]
const site = {
  own: ['/m/home', '/m/help', '/'],
  plan: { remotes: [{ routes }], unavailable: [{ routes: [route('/m/withheld')] }] },
  further: [
    { path: '/m/promo', to: '/m/gameList?gameType=HOT' },
    { path: '/m/gone', to: '/m/rewardCenter' },
    { path: '/m/round', to: '/m/round' },
  ],
} as unknown as SitePages
const visitor: Viewer = { session: null, flags: { DEPRECM3: true }, promos: { REFERRAL: true } }
const member: Viewer = { ...visitor, session: { type: 0 } }

describe('where a link leads', () => {
  it.each([
    ['the shell’s page', '/m/home', visitor, 'open'],
    ['a remote’s page', '/m/gameList', visitor, 'open'],
    ['a page with a query', '/m/gameList?gameType=HOT', visitor, 'open'],
    ['a page with a hash', '/m/help#limits', visitor, 'open'],
    ['a path that differs in its case', '/m/Home', visitor, 'nowhere'],
    ['a page of a remote that this merchant does not get', '/m/rewardCenter', visitor, 'nowhere'],
    ['a member’s page, for a visitor who can sign in', '/m/vouReport', visitor, 'open'],
    ['a page whose flag is off', '/m/vouReport', { ...member, flags: {} }, 'nowhere'],
    ['a page that the member’s type excludes', '/m/agent', member, 'nowhere'],
    ['a page for other types', '/m/agent', { ...member, session: { type: 1 } }, 'open'],
    ['a page whose promotion is on', '/m/inviteFriends', member, 'open'],
    ['a page that says why it is closed', '/m/inviteFriends', { ...member, promos: {} }, 'refuses'],
    ['a further path of the merchant', '/m/promo', visitor, 'open'],
    ['a further path that leads to no page', '/m/gone', visitor, 'nowhere'],
    ['a further path that goes round in a circle', '/m/round', visitor, 'nowhere'],
    ['a page that the merchant does not get', '/m/withheld', visitor, 'nowhere'],
    ['another site', 'https://playsafe.example/ph', visitor, 'open'],
    ['a telephone number', 'tel:+63280001234', visitor, 'open'],
  ] as const)('a link to %s (%s) leads where the table says', (_, address, viewer, reach) => {
    expect(reachOf(address, site, viewer)).toBe(reach)
  })
})
