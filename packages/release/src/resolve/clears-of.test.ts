import type { StorageContribution } from '@plaza/contract/federation'
import { fakeRegistry, fakeRelease } from '../testing'
import { clearsOf } from './clears-of'
import { lookupOf } from './release-lookup'

const [v1, v2, v3] = ['1.0.0-00000001', '2.0.0-00000002', '3.0.0-00000003'] as const
const key = (name: string, area: StorageContribution['area'] = 'local'): StorageContribution => ({
  key: name,
  area,
  clearedBy: 'logout',
})
const writes = (remote: string, id: string, ...storage: StorageContribution[]) =>
  fakeRelease(remote, id, { contributions: { routes: [], slots: [], storage } })

it('lists the storage keys of every release that a browser may have run, also of rolled-back and pinned ones', () => {
  const releases = lookupOf([
    writes('mf-agent', v1, key('first'), key('tab', 'session')),
    writes('mf-agent', v2, key('second'), key('first')),
    writes('mf-agent', v3, key('canary', 'indexeddb')),
    writes('mf-member', v1, key('pinned')),
    writes('mf-member', v2, { ...key('kept'), clearedBy: 'never' }),
  ])
  const registry = fakeRegistry(
    {
      'mf-agent': {
        current: v1,
        previous: [],
        rolledBack: [v2],
        rollout: { release: v3, basisPoints: 5, salt: '' },
      },
      'mf-member': { current: v2, previous: [] },
    },
    { demo: { 'mf-member': { enabled: false, pin: v1 } } },
  )
  expect(clearsOf(releases)(registry)).toEqual({
    local: ['first', 'pinned', 'second'],
    session: ['tab'],
    indexeddb: ['canary'],
  })
})

// RELEASE-10
it('lists the storage keys of releases that were built before remotes declared them', () => {
  const releases = lookupOf([fakeRelease('mf-games', v1), fakeRelease('mf-cashier', v1)])
  const registry = fakeRegistry({ 'mf-games': { current: v1 }, 'mf-cashier': { current: v1 } })
  const { local, session } = clearsOf(releases)(registry)
  expect(local).toEqual(['allVasslage', 'bankList', 'gameHot', 'plaza.searches', 'vassalTypes'])
  expect(session).toEqual(['plaza.afterLogin', 'plaza.intent', 'plaza.launch', 'plaza.listPlaces'])
})
