import { lstatSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { dataDir } from '../src/site'

// START-6
test('no file or folder of the data directory of a running site is open to other accounts of the machine', () => {
  const root = dataDir()
  const paths = [
    root,
    ...readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  ]
  // Both embedded databases, the store, keys and logs.
  expect(paths.length).toBeGreaterThan(2_000)
  const open = paths.flatMap((path) => {
    // A temporary file may be gone by now, and a link has no mode of its own.
    const entry = lstatSync(path, { throwIfNoEntry: false })
    const isOpen = entry && !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0
    return isOpen ? [`${(entry.mode & 0o777).toString(8)} ${relative(root, path)}`] : []
  })
  expect(open).toEqual([])
})
