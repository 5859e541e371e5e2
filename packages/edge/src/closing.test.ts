import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { releaseApi } from '@plaza/contract/release'
import type { Registry } from '@plaza/contract/release'
import { addToken } from '@plaza/release'
import { closeTestEdge, createTestEdge } from './testing/create-test-edge'
import type { TestEdge } from './testing/create-test-edge'

const author = { who: 'a test', why: 'to try it' }

let edge: TestEdge
let events: string[]
let hasBegun: boolean
beforeEach(async () => {
  edge = await createTestEdge()
  events = []
  const { store } = edge
  const append = store.append.bind(store)
  hasBegun = false
  store.append = async (next: Registry) => {
    hasBegun = true
    await wait(100)
    await append(next)
    events.push('written')
  }
})
afterEach(() => closeTestEdge(edge))

// SERVER-10
it.each([
  [
    'the change of a client whose connection it cuts',
    async () => {
      const scope = { role: 'engineer' as const, remotes: [], merchants: [] }
      const request = { name: `test-${randomUUID()}`, ...scope, expiresAt: Date.now() + 3_600_000 }
      const { token } = await addToken(edge.store, request, author)
      const change = { kind: 'disable', remote: 'mf-games', merchant: 'demo' }
      return edge.app.inject({
        method: 'POST',
        url: releaseApi.changes,
        headers: { authorization: `Bearer ${token}` },
        payload: { change, why: 'a test' },
      })
    },
  ],
  [
    'the admission of a new merchant',
    () => {
      edge.gateway.hosts['new.example'] = 'new'
      return edge.app.inject({ url: '/registry.json', headers: { host: 'new.example' } })
    },
  ],
])('closes only after %s is written', async (_what, begin) => {
  // A busy machine may refuse the first request, or answer it by hosts that were read before.
  const answers: Promise<unknown>[] = []
  while (!hasBegun) {
    // One that arrives while the edge closes is refused.
    answers.push(Promise.allSettled([begin()]))
    for (let tenth = 0; tenth < 10 && !hasBegun; tenth += 1) await wait(20)
  }
  await edge.app.close()
  events.push('closed')
  await Promise.all(answers)
  expect(events[0]).toBe('written')
  expect(events.at(-1)).toBe('closed')
})
