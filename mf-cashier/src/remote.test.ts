import { memberEntries } from '@plaza/contract/testing'
import { remote } from './remote'

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
  it('each entry of mf-cashier has the condition that the list of the member centre gives its route, and no other', () => {
    const entries: Readonly<Record<string, object>> = memberEntries
    const tiles = remote.slots.filter(({ slot }) => slot === 'member.tiles@1')
    const listed = tiles.flatMap((tile) =>
      'route' in tile && Object.hasOwn(entries, tile.route) ? [[tile.route, tile.when] as const] : [],
    )
    expect(listed.length).toBeGreaterThanOrEqual(4)
    for (const [route, when] of listed) expect([route, when]).toEqual([route, entries[route]])
  })
})
