import { rename } from 'node:fs/promises'
import { closeTestEdge, createTestEdge, ids, type TestEdge } from '@plaza/edge/testing'
import { isHealthy, isServing } from './ask'

let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge()
})
afterEach(() => closeTestEdge(edge))

it('counts an edge as serving although a file of its store is missing, but not as healthy', async () => {
  const file = edge.path(`store/releases/mf-games/${ids['mf-games']}/list.js`)
  await rename(file, `${file}.away`)
  const origin = await edge.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await isServing(origin)).toBe(true)
  expect(await isHealthy(origin)).toBe(false)
})

it('counts an address where nothing answers as not serving', async () => {
  expect(await isServing('http://127.0.0.1:1')).toBe(false)
})
