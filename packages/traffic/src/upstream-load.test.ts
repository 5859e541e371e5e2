import { createUpstreamLoad } from './upstream-load'

let now = 0
const open = () => createUpstreamLoad(() => now)

it('the wanted load is what the upstream reported last while the report is fresh', () => {
  const upstream = open()
  expect(upstream.limit()).toBe(Infinity)
  upstream.record({ 'x-work-limit': '4' }, 'browse')
  expect(upstream.limit()).toBe(4)
  upstream.record({}, 'browse')
  upstream.record({ 'x-work-limit': 'none' }, 'browse')
  expect(upstream.limit()).toBe(4)
  now += 1_001
  expect(upstream.limit()).toBe(Infinity)
})

it('a refused class and everything less important is held back for a moment', () => {
  const upstream = open()
  upstream.record({ 'x-work-refused': '1' }, 'entry')
  expect(['browse', 'file', 'entry'].map((name) => upstream.isClosed(name as 'browse'))).toEqual([
    true,
    true,
    true,
  ])
  expect(upstream.isClosed('money')).toBe(false)
  now += 101
  expect(upstream.isClosed('browse')).toBe(false)
})
