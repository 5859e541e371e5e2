import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLog } from './open-log'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** A disk with a limited number of free bytes; the test may enlarge `space` later. */
function disk(space: number) {
  const held = { space, text: '' }
  const write = (_descriptor: number, bytes: Uint8Array): number => {
    if (held.space <= 0) throw failure('ENOSPC')
    const taken = bytes.subarray(0, held.space)
    held.space -= taken.length
    held.text += Buffer.from(taken).toString()
    return taken.length
  }
  return { held, write }
}

it('the log writes lines to a file as they come', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-log-'))
  const path = join(folder, 'a.log')
  const log = openLog(openSync(path, 'a'))
  log.write('{"msg":"one"}\n')
  log.write('{"msg":"ünö"}\n')
  expect(readFileSync(path, 'utf8')).toBe('{"msg":"one"}\n{"msg":"ünö"}\n')
  rmSync(folder, { recursive: true })
})

it('the log drops lines that a full disk refuses, reports their number once there is space, and keeps lines apart', () => {
  const { held, write } = disk(20)
  const log = openLog(9, write)
  log.write('{"msg":"fits"}\n')
  log.write('{"msg":"breaks off"}\n')
  log.write('{"msg":"gone"}\n')
  expect(held.text).toBe('{"msg":"fits"}\n{"msg')
  held.space = 10_000
  log.write('{"msg":"again"}\n')
  const lines = held.text.split('\n')
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    level: 40,
    msg: '2 lines of this log were lost (ENOSPC)',
  })
  expect(lines[3]).toBe('{"msg":"again"}')
  log.write('{"msg":"more"}\n')
  expect(held.text.endsWith('{"msg":"again"}\n{"msg":"more"}\n')).toBe(true)
})

it('the log waits briefly for a full pipe, not forever', () => {
  let refusals = 3
  let text = ''
  const log = openLog(9, (_descriptor, bytes) => {
    if (refusals-- > 0) throw failure('EAGAIN')
    text += Buffer.from(bytes).toString()
    return bytes.length
  })
  log.write('a\n')
  expect(text).toBe('a\n')
  refusals = 1_000_000
  log.write('b\n')
  refusals = 0
  log.write('c\n')
  expect(text).toMatch(/^a\n.*1 lines of this log were lost \(EAGAIN\).*\nc\n$/)
})

it('the log escapes invisible characters, and the line still parses to the same value', () => {
  const { held, write } = disk(10_000)
  const why = '\u001b[2J\u009b31m\u202egood\u200b'
  openLog(9, write).write(`${JSON.stringify({ msg: 'revision', why })}\n`)
  expect(held.text).toMatch(/^[\x20-\x7e]*\n$/)
  expect(JSON.parse(held.text)).toEqual({ msg: 'revision', why })
})
