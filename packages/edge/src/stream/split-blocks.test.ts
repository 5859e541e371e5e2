import { createBlockSplitter } from './split-blocks'

const cases: [string, string[], string[]][] = [
  ['complete messages', ['data: a\n\ndata: b\n\n'], ['data: a', 'data: b']],
  ['a message in pieces', ['da', 'ta: a\n', '\n'], ['data: a']],
  ['lines that end with CR LF', ['id: 1\r\ndata: a\r\n\r\n'], ['id: 1\r\ndata: a']],
  ['heartbeats, which are dropped', [': beat\n\ndata: a\n\n', ':\n\n'], ['data: a']],
  ['an incomplete last message, which is held back', ['data: a\n\ndata: b'], ['data: a']],
]
it.each(cases)('splits a stream of %s', (_what, pieces, blocks) => {
  const received: string[] = []
  const split = createBlockSplitter((block) => received.push(block))
  pieces.forEach(split)
  expect(received).toEqual(blocks)
})

it('drops an endless message instead of growing without bound', () => {
  const received: string[] = []
  const split = createBlockSplitter((block) => received.push(block))
  split('x'.repeat(2 * 1024 * 1024))
  split('data: a\n\n')
  expect(received).toEqual(['data: a'])
})
