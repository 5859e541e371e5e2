/** @jest-environment node */
import { createTestPlan } from '@plaza/federation/testing'
import { pageAt } from './current-page'

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
  // ROUTE-1
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
    'the current page is home at %s',
    (path) => {
      expect(pageAt(path, plan, 'en')).toMatchObject({ id: 'home', header: true, bottomMenu: true })
    },
  )

  it('the current page takes its frame from the remote’s route, and has both bars when the route says nothing', () => {
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

  // FRAME-8, FRAME-1
  it.each(['/m/mine', '/m/member/home', '/m/agent', '/m/launchGame', '/m/activity', '/m/moreLottery'])(
    'the current page has header and bottom menu at %s unless its release says otherwise: the shell has no list of the pages of remotes',
    (path) => {
      const silent = createTestPlan({ 'mf-any': { routes: [{ path }] } })
      expect(pageAt(path, silent, 'en')).toMatchObject({ kind: 'remote', header: true, bottomMenu: true })
      const bare = createTestPlan({ 'mf-any': { routes: [{ path, header: false, bottomMenu: false }] } })
      expect(pageAt(path, bare, 'en')).toMatchObject({ kind: 'remote', header: false, bottomMenu: false })
    },
  )

  it('the current page is unavailable when the merchant does not get the remote, and keeps its name', () => {
    expect(pageAt('/m/activity', disabled, 'en')).toMatchObject({
      kind: 'unavailable',
      title: 'Activity centre',
      header: true,
      bottomMenu: true,
    })
  })

  it.each(['/m/homes', '/M/home', '/m/home/', '/m/activity/x', '/admin', '/m/%2e%2e'])(
    'the current page is not found at %s, because paths match exactly',
    (path) => {
      expect(pageAt(path, plan, 'en').kind).toBe('not-found')
    },
  )
})
