import { createTestPlan } from '@plaza/federation/testing'
import { pageAt } from './current-page'
import { shellRoutes } from './route-table'

/** Hide lists by route id (spec §2 Shell; design §1). */
const withoutHeader = ['login', 'register', 'mine', 'agent', 'help']
const withoutMenu = [
  'login',
  'register',
  'trail',
  'launchGame',
  'changePsw',
  'notice',
  'activity',
  'forget',
  'service',
  'moreLottery',
  'useragreement',
  'maintenance',
  'agent',
]
const backToHome = ['login', 'register', 'trail', 'notice', 'forget']

const plan = createTestPlan({
  'mf-member': {
    routes: [
      {
        id: 'activity',
        path: '/m/activity',
        title: { en: 'Activity centre', fil: 'Aktibidad' },
        bottomMenu: false,
      },
      { id: 'inviteFriends', path: '/m/inviteFriends', when: { auth: 'member' }, back: '/m/member/home' },
      { id: 'mine', path: '/m/mine', header: false },
    ],
  },
})
const disabled = {
  ...plan,
  remotes: [],
  unavailable: plan.remotes.map(({ name, routes }) => ({ name, routes, reason: 'disabled' as const })),
}

describe('the page at an address', () => {
  it.each(shellRoutes.map(({ id, header, bottomMenu }) => ({ id, header, bottomMenu })))(
    'shows header and bottom menu on $id as the hide lists say',
    ({ id, header, bottomMenu }) => {
      expect(header).toBe(!withoutHeader.includes(id))
      expect(bottomMenu).toBe(!withoutMenu.includes(id))
    },
  )

  it('goes back to home from the pages that the specification names', () => {
    const own = shellRoutes.filter(({ id }) => backToHome.includes(id))
    expect(own.map((route) => ('back' in route ? route.back : undefined))).toEqual(own.map(() => '/m/home'))
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('is home at %s', (path) => {
    expect(pageAt(path, plan, 'en')).toMatchObject({ id: 'home', header: true, bottomMenu: true })
  })

  it("takes a remote's own word for its frame, and shows both where it says nothing", () => {
    expect(pageAt('/m/activity', plan, 'fil')).toMatchObject({
      kind: 'remote',
      title: 'Aktibidad',
      header: true,
      bottomMenu: false,
    })
    expect(pageAt('/m/inviteFriends', plan, 'en')).toMatchObject({
      header: true,
      bottomMenu: true,
      back: '/m/member/home',
    })
    expect(pageAt('/m/mine', plan, 'en')).toMatchObject({ header: false, bottomMenu: true })
  })

  it('is not available where the merchant does not get the remote, and keeps its name', () => {
    expect(pageAt('/m/activity', disabled, 'en')).toMatchObject({
      kind: 'unavailable',
      title: 'Activity centre',
      header: true,
      bottomMenu: true,
    })
  })

  it.each(['/m/homes', '/M/home', '/m/home/', '/m/activity/x', '/admin', '/m/%2e%2e'])(
    'is not found at %s: paths match exactly',
    (path) => {
      expect(pageAt(path, plan, 'en').kind).toBe('not-found')
    },
  )
})
