import { createBlockSplitter } from './split-blocks'

const cases: [string, string[], string[]][] = [
  ['whole messages', ['data: a\n\ndata: b\n\n'], ['data: a', 'data: b']],
  ['a message in pieces', ['da', 'ta: a\n', '\n'], ['data: a']],
  ['lines that end with CR LF', ['id: 1\r\ndata: a\r\n\r\n'], ['id: 1\r\ndata: a']],
  ['heartbeats, which it drops', [': beat\n\ndata: a\n\n', ':\n\n'], ['data: a']],
  ['a last message that never ends, which it keeps back', ['data: a\n\ndata: b'], ['data: a']],
]
it.each(cases)('cuts %s', (_what, pieces, blocks) => {
  const heard: string[] = []
  const split = createBlockSplitter((block) => heard.push(block))
  pieces.forEach(split)
  expect(heard).toEqual(blocks)
})

it('drops a message without an end instead of growing for ever', () => {
  const heard: string[] = []
  const split = createBlockSplitter((block) => heard.push(block))
  split('x'.repeat(2 * 1024 * 1024))
  split('data: a\n\n')
  expect(heard).toEqual(['data: a'])
})
