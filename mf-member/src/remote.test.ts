/** @jest-environment node */
import { memberEntries } from '@plaza/contract/testing'
import { holds } from '@plaza/federation'
import { testSession } from '@plaza/federation/testing'
import { remote } from './remote'

const slotsIn = (slot: string) => remote.slots.filter((entry) => entry.slot === slot)

describe('what mf-member contributes', () => {
  it('mf-member contributes promotions, invitations and the member centre to the bottom menu, each with its position', () => {
    expect(slotsIn('shell.bottom-menu@1').map(({ id, order }) => [id, order])).toEqual([
      ['menu-activity', 20],
      ['menu-invite', 40],
      ['menu-member', 50],
    ])
  })

  it('mf-member keeps the invitation in the bottom menu when REFERRAL is off', () => {
    const viewer = { session: testSession(), flags: {}, promos: {} }
    expect(slotsIn('shell.bottom-menu@1').every(({ when }) => holds(when, viewer))).toBe(true)
  })

  it('mf-member lets links lead to invitations only with REFERRAL', () => {
    const page = remote.routes.find(({ path }) => path === '/m/inviteFriends')
    expect([page?.when, page?.offeredWhen]).toEqual([undefined, { promo: 'REFERRAL' }])
  })

  // ROUTE-7
  it('the two addresses of the member centre are one screen', () => {
    const [home, mine] = ['/m/member/home', '/m/mine'].map((path) => {
      const { id: _id, path: _path, ...rest } = remote.routes.find((route) => route.path === path) ?? {}
      return rest
    })
    expect(mine).toEqual(home)
    expect(home).toHaveProperty('load')
  })

  // FRAME-1
  it('mf-member hides the shell’s header on the member centre and the bottom menu on promotions', () => {
    const hidden = (part: 'header' | 'bottomMenu') =>
      remote.routes.filter((route) => route[part] === false).map(({ path }) => path)
    expect(hidden('header')).toEqual(['/m/member/home', '/m/mine'])
    expect(hidden('bottomMenu')).toEqual(['/m/activity'])
  })
})

const asking = remote.routes.filter(({ asks }) => asks)

// REMOTE-12
it.each(asking.map((route) => [route.path, route] as const))(
  'what a document asks for early for %s, the page reads without input',
  async (_path, { asks, reads }) => {
    const calls = (await reads?.()) ?? []
    const plain = calls.flatMap((read) => ('call' in read || read.method !== 'GET' ? [] : [read.path]))
    expect(plain).toEqual(expect.arrayContaining(asks ?? []))
  },
)

describe('the entries in the member centre', () => {
  // MEMBER-3
  it('each entry of mf-member has the condition that the list of the member centre gives its route, and no other', () => {
    const entries: Readonly<Record<string, object>> = memberEntries
    const tiles = remote.slots.filter(({ slot }) => slot === 'member.tiles@1')
    const listed = tiles.flatMap((tile) =>
      'route' in tile && Object.hasOwn(entries, tile.route) ? [[tile.route, tile.when] as const] : [],
    )
    expect(listed.length).toBeGreaterThanOrEqual(2)
    for (const [route, when] of listed) expect([route, when]).toEqual([route, entries[route]])
  })
})
