import type { Release } from '@plaza/contract/federation'
import { integrityOf } from '@plaza/release'
import { createVerifiedFiles } from './verified-files'

const content = Buffer.alloc(10, 'x')
const names = ['a', 'b', 'c', 'd']
const release = {
  remote: 'mf-a',
  release: '1.0.0-00000001',
  files: Object.fromEntries(names.map((name) => [name, integrityOf(content)])),
} as Release
const log = { error: () => undefined }

function make() {
  const readFile = jest.fn((_release: Release, _file: string) => Promise.resolve<Buffer | undefined>(content))
  const files = createVerifiedFiles({ readFile }, log, 30)
  const read = (name: string) => files.read(release, name, 'identity')
  const readPaths = () => readFile.mock.calls.map(([, file]) => file)
  return { readFile, read, readPaths }
}

// RELEASE-1
it('evicts the least recently used file, and only as many as necessary', async () => {
  const { readFile, read, readPaths } = make()
  for (const name of names) await read(name)
  readFile.mockClear()
  for (const name of ['d', 'c', 'b', 'a']) await read(name)
  expect(readPaths()).toEqual(['a'])
})

it('the file cache keeps to its size when many files are read at once', async () => {
  const { readFile, read, readPaths } = make()
  await Promise.all(names.map(read))
  readFile.mockClear()
  await Promise.all(['b', 'c', 'd'].map(read))
  expect(readPaths()).toEqual([])
})

it('the file cache reads again after a failed read', async () => {
  const { readFile, read } = make()
  readFile.mockRejectedValueOnce(new Error('the disk is away'))
  await expect(read('a')).rejects.toThrow('the disk is away')
  expect(await read('a')).toBe(content)
})
