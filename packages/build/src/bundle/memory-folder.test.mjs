import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { makeMemoryFolder } from './memory-folder.mjs'

const plenty = 2 ** 40

it('temporary files of a test run are put into a new folder of the file system in memory', () => {
  const folder = makeMemoryFolder({ mount: tmpdir(), freeBytes: plenty })
  expect(existsSync(folder)).toBe(true)
  rmSync(folder, { recursive: true })
})

it('a test run keeps its temporary files on the disk when memory is short or no file system is in memory', () => {
  expect(makeMemoryFolder({ mount: tmpdir(), freeBytes: 0 })).toBeUndefined()
  expect(makeMemoryFolder({ mount: '/nowhere', freeBytes: plenty })).toBeUndefined()
})
