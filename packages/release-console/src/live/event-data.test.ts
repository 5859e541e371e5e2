/** @jest-environment node */
import { createEventReader } from './event-data'

const read = (...pieces: string[]): string[] => {
  const data: string[] = []
  const take = createEventReader((one) => data.push(one))
  for (const piece of pieces) take(piece)
  return data
}

it('yields the data of complete messages, however the stream is split', () => {
  expect(read('retry: 1000\n\nda', 'ta: {"a":1}\n', '\ndata: two\r\n\r', '\n')).toEqual(['{"a":1}', 'two'])
})

it('joins the data lines of a message and ignores comments and other fields', () => {
  expect(read(': still here\n\nid: 4\ndata: one\ndata:two\n\n')).toEqual(['one\ntwo'])
})

it('holds an incomplete message back, and drops one that never ends', () => {
  expect(read('data: half\n')).toEqual([])
  expect(read(`data: ${'x'.repeat(1_100_000)}`, '\n\n', 'data: after\n\n')).toEqual(['after'])
})
