import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { releaseSchema } from '@plaza/contract/federation'
import type { Release } from '@plaza/contract/federation'
import * as z from 'zod/mini'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import { uploadLimits } from '../store/check-upload'
import { isFilePath, releaseFile } from '../store/file-path'

const { localeError } = z.locales.en()

/** A build in a `dist` folder: its release document with its exact bytes. */
export interface Dist {
  folder: string
  release: Release
  json: Buffer
}

/**
 * Reads the release document of a build, which must be of `remote` where that is given.
 * @throws ReleaseError `dist.unreadable`, `release.remote` or `release.invalid`, with what is wrong in it.
 */
export async function readDist(folder: string, remote?: string): Promise<Dist> {
  const path = join(folder, releaseFile)
  const json = await readFile(path).catch((cause: unknown) => {
    throw new ReleaseError('dist.unreadable', `${path} is missing or unreadable. Build first.`, { cause })
  })
  const release = parseRelease(json, path)
  if (remote === undefined || release.remote === remote) return { folder, release, json }
  throw new ReleaseError('release.remote', `${path} belongs to ${release.remote}, not to ${remote}.`)
}

/** The release that a document describes; `path` names it. @throws ReleaseError `release.invalid`. */
export function parseRelease(json: Buffer, path: string): Release {
  const found = parse(json)
  if (found === undefined)
    throw new ReleaseError('release.invalid', `${path} is not valid JSON. Build it again.`)
  const schema = schemaOf(found)
  if (schema !== undefined && schema > 1)
    throw new ReleaseError(
      'release.invalid',
      `${path} was written by a newer build (schema ${schema}); update this program.`,
    )
  const parsed = releaseSchema.safeParse(found, { error: localeError })
  if (!parsed.success) throw invalid(path, parsed.error.issues[0])
  return parsed.data
}

function invalid(path: string, issue: { path: PropertyKey[]; message: string } | undefined): ReleaseError {
  const place = issue?.path.length ? issue.path.map(String).join('.') : 'the document'
  return new ReleaseError(
    'release.invalid',
    `${path} is not a release: ${place}: ${issue?.message ?? 'unreadable'}. Build it again with this tree's presets.`,
  )
}

const schemaOf = (found: unknown): number | undefined =>
  typeof found === 'object' && found !== null && 'schema' in found && typeof found.schema === 'number'
    ? found.schema
    : undefined

/**
 * Reads the files that a build lists; links are refused, so that nothing outside the folder is published.
 * @throws ReleaseError `release.files`, `release.limits`, or `release.hashes` for a file that the build does not
 * list.
 */
export async function readFiles(dist: Dist): Promise<Map<string, Buffer>> {
  const { folder, release } = dist
  const files = new Map<string, Buffer>()
  let bytes = 0
  for (const file of Object.keys(release.files)) {
    if (!isFilePath(file))
      throw new ReleaseError('release.files', `"${file}" is not a path that can be served.`)
    const content = await readPlainFile(folder, file)
    bytes += content.length
    if (bytes > uploadLimits.bytes)
      throw new ReleaseError(
        'release.limits',
        `The build in ${folder} is larger than ${uploadLimits.bytes} bytes.`,
      )
    files.set(file, content)
  }
  await refuseUnlisted(dist)
  return files
}

/** Refuses a file without a hash, because it would never be served and only a page would notice. */
async function refuseUnlisted({ folder, release }: Dist): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const unlisted = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((file) => file !== releaseFile && !Object.hasOwn(release.files, file))
  if (unlisted.length === 0) return
  const more = unlisted.length > 3 ? ` and ${unlisted.length - 3} more` : ''
  throw new ReleaseError(
    'release.hashes',
    `The build in ${folder} has ${unlisted.sort().slice(0, 3).join(', ')}${more} without a hash in its ${releaseFile}; build it again.`,
  )
}

async function readPlainFile(folder: string, file: string): Promise<Buffer> {
  try {
    const parts = file.split('/')
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const entry = await lstat(join(folder, ...parts.slice(0, depth)))
      if (entry.isSymbolicLink())
        throw new ReleaseError('release.files', `${file} is a link; copy the file itself.`)
    }
    return await readFile(join(folder, file))
  } catch (cause) {
    if (!isSystemError(cause, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw cause
    throw new ReleaseError('release.files', `${file} is listed but not in ${folder}. Build again.`, {
      cause,
    })
  }
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    return undefined
  }
}
