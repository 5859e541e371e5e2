/** @jest-environment node */
import { holds } from '@plaza/federation'
import { testSession } from '@plaza/federation/testing'
import { remote } from './remote'

describe('what mf-sample contributes', () => {
  it('the remote contributes a page and a tile of the member centre that leads to it', () => {
    expect(remote.routes.map(({ path }) => path)).toEqual(['/m/sample'])
    expect(remote.slots).toMatchObject([{ slot: 'member.tiles@1', route: '/m/sample' }])
  })

  it('the tile of the remote is visible to members only', () => {
    const [tile] = remote.slots
    const viewer = { session: null, flags: {}, promos: {} }
    expect(holds(tile?.when, viewer)).toBe(false)
    expect(holds(tile?.when, { ...viewer, session: testSession() })).toBe(true)
  })
})
