import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder, relative to it. */
export const listFiles = (dir) =>
  readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(dir, file)).isFile())
    .map((file) => relative('.', file))
    .sort()

export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Path → hash of every file of a build, the release document itself left out. */
export const hashFiles = (dir) =>
  Object.fromEntries(
    listFiles(dir)
      .filter((file) => file !== 'release.json')
      .map((file) => [file, sha384(readFileSync(join(dir, file)))]),
  )
