/** @jest-environment node */
import { memberEntries } from '@plaza/contract/testing'
import { holds } from '@plaza/federation'
import { testSession } from '@plaza/federation/testing'
import { contractPaths } from './features/contract-prompts/pending-contracts'
import { remote } from './remote'

const tile = remote.slots.find(({ slot }) => slot === 'member.tiles@1')
const viewer = (type: number | null) => ({
  session: type === null ? null : testSession({ type }),
  flags: {},
  promos: {},
})

describe('the agent tile of the member centre', () => {
  it.each([1, 2, 41, 42])('the agent tile appears for type %i', (type) => {
    expect(holds(tile?.when, viewer(type))).toBe(true)
  })

  it.each([0, 4, 40])('the agent tile does not appear for type %i', (type) => {
    expect(holds(tile?.when, viewer(type))).toBe(false)
  })

  it('the agent tile does not appear for a visitor', () => {
    expect(holds(tile?.when, viewer(null))).toBe(false)
  })
})

it('no two pages, tiles and texts of the agent’s remote share an id', () => {
  const ids = [...remote.routes, ...remote.slots].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

describe('the page of the agent', () => {
  it('the agent’s page has neither the shell’s header nor its bottom menu', () => {
    const home = remote.routes.find(({ path }) => path === '/m/agent')
    expect(home).toMatchObject({ header: false, bottomMenu: false })
  })
})

describe('the pages of contracts', () => {
  const pages = remote.routes.filter(({ id }) => id.endsWith('-contract'))

  // CONTRACT-1
  it('every contract that is prompted about has its page', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.values(contractPaths).toSorted())
  })

  // CONTRACT-1
  it.each([
    [0, true],
    [1, true],
    [2, true],
    [4, false],
    [40, false],
    [41, false],
    [42, false],
    [null, false],
  ])('the pages of contracts for type %p are open: %p', (type, isOpen) => {
    for (const { when } of pages) expect(holds(when, viewer(type))).toBe(isOpen)
  })
})

describe('the contract prompts', () => {
  const prompts = remote.slots.find(({ slot }) => slot === 'shell.overlay@1')

  it.each([0, 1, 2])('the contract prompts are contributed for type %i', (type) => {
    expect(holds(prompts?.when, viewer(type))).toBe(true)
  })

  it.each([4, 40, 41, 42, null])('the contract prompts are not loaded for type %p', (type) => {
    expect(holds(prompts?.when, viewer(type))).toBe(false)
  })
})

describe('the entries in the member centre', () => {
  // MEMBER-3
  it('each entry of mf-agent has the condition that the list of the member centre gives its route, and no other', () => {
    const entries: Readonly<Record<string, object>> = memberEntries
    const tiles = remote.slots.filter(({ slot }) => slot === 'member.tiles@1')
    const listed = tiles.flatMap((tile) =>
      'route' in tile && Object.hasOwn(entries, tile.route) ? [[tile.route, tile.when] as const] : [],
    )
    expect(listed.length).toBeGreaterThanOrEqual(1)
    for (const [route, when] of listed) expect([route, when]).toEqual([route, entries[route]])
  })
})
