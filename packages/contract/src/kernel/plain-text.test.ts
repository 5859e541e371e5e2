import { changeRequestSchema, tokenRequestSchema, whySchema } from '../release'
import { findUnseen, plainTextSchema, printable, printableJson, printableValue, unseenIn } from './plain-text'

const hostile: [string, number][] = [
  ['NUL', 0],
  ['BEL', 7],
  ['backspace', 8],
  ['tab', 9],
  ['line feed', 10],
  ['carriage return', 13],
  ['ESC', 0x1b],
  ['DEL', 0x7f],
  ['CSI of C1', 0x9b],
  ['next line', 0x85],
  ['no-break space', 0xa0],
  ['soft hyphen', 0xad],
  ['combining grapheme joiner', 0x34f],
  ['Arabic letter mark', 0x61c],
  ['zero-width space', 0x200b],
  ['zero-width joiner', 0x200d],
  ['left-to-right mark', 0x200e],
  ['right-to-left override', 0x202e],
  ['line separator', 0x2028],
  ['right-to-left isolate', 0x2067],
  ['word joiner', 0x2060],
  ['Hangul filler', 0x3164],
  ['blank of Braille', 0x2800],
  ['variation selector', 0xfe0f],
  ['byte order mark', 0xfeff],
  ['interlinear annotation', 0xfff9],
  ['half of a pair', 0xd800],
  ['private use', 0xe000],
  ['tag', 0xe0041],
]

// SEC-7
it.each(hostile)('%s is refused in a text and escaped where it is printed', (_what, code) => {
  const character = String.fromCodePoint(code)
  const text = `a${character}b`
  expect(plainTextSchema.safeParse(text).success).toBe(false)
  expect(whySchema.safeParse(text).success).toBe(false)
  expect(printable(text)).toBe(`a\\u{${code.toString(16).toUpperCase().padStart(4, '0')}}b`)
  const json = printableJson(`${JSON.stringify({ text }, null, 2)}\n`)
  expect(unseenIn(json.replaceAll('\n', ''))).toBeUndefined()
  expect(JSON.parse(json)).toEqual({ text })
})

it.each([
  'deposits fail',
  'Pag-withdraw: hindi gumagana ang ₱500 — bakit?',
  'ñ é ü ß Ω и',
  'e\u0301 as two characters',
  'قف الآن',
  '存款失败',
  'ship it 🚀',
  '<b>"quotes" & \\backslash</b>',
])('a text in any language is plain: %s', (text) => {
  expect(whySchema.parse(text)).toBe(text)
  expect(printable(text)).toBe(text)
})

it('a line break around a reason is trimmed, and one inside is refused with its code point', () => {
  expect(whySchema.parse(' deposits fail\n')).toBe('deposits fail')
  const { error } = whySchema.safeParse('deposits\nfail')
  expect(error?.issues[0]?.message).toMatch(/has the character U\+000A/)
})

it('invisible characters in a document are found in its values and in its keys', () => {
  expect(findUnseen({ a: [{ b: 'x' }, { c: 'y\u202e' }] })).toEqual({ path: 'a.1.c', character: 'U+202E' })
  expect(findUnseen({ 'k\u0007': 1 })).toEqual({ path: 'k\\u{0007}', character: 'U+0007' })
  expect(findUnseen({ a: ['plain', 1, null, true] })).toBeUndefined()
  expect(printableValue({ 'k\u0007': ['\u001b[2J'] })).toEqual({ 'k\\u{0007}': ['\\u{001B}[2J'] })
})

it('requests of the release API refuse invisible characters in every text field', () => {
  const change = { kind: 'block', remote: 'mf-games', release: '1.0.0' } as const
  expect(changeRequestSchema.safeParse({ change, why: 'x' }).success).toBe(true)
  expect(changeRequestSchema.safeParse({ change, why: 'x\u001b[2Jy' }).success).toBe(false)
  const release = '1.0.0\u202e'
  expect(changeRequestSchema.safeParse({ change: { ...change, release }, why: 'x' }).success).toBe(false)
  const token = { name: 'CI', role: 'viewer', remotes: [], merchants: [], days: 1, why: 'x' }
  expect(tokenRequestSchema.safeParse(token).success).toBe(true)
  expect(tokenRequestSchema.safeParse({ ...token, name: 'C\u200bI' }).success).toBe(false)
})
