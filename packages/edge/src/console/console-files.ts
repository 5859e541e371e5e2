import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Encoding } from '@plaza/release'
import { mediaType } from '../assets/media-type'

/** One built file, unchanged and in each compressed form. */
export interface ConsoleFile {
  type: string
  forms: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
}

/** The built console: its first script and style by their hashed names, and every file that may be served. */
export interface ConsoleFiles {
  script: string
  style: string | null
  files: ReadonlyMap<string, ConsoleFile>
}

const manifestSchema = z.object({
  script: z.string(),
  style: z.nullable(z.string()),
  files: z.array(z.string().check(z.regex(/^[\w-][\w.-]*$/))),
})

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const read = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** A file in the forms that the build made; nothing is compressed during a request. */
async function readForms(path: string): Promise<ConsoleFile['forms']> {
  const [identity, br, gzip] = await Promise.all([readFile(path), read(`${path}.br`), read(`${path}.gz`)])
  return { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema> | undefined> {
  try {
    return z.parse(manifestSchema, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Reads the built console; undefined when it is not built.
 * @throws the file system's error when a listed file cannot be read.
 */
export async function readConsoleFiles(folder: string): Promise<ConsoleFiles | undefined> {
  const manifest = await readManifest(folder)
  if (!manifest) return undefined
  const files = manifest.files.map(
    async (name) =>
      [name, { type: mediaType(name), forms: await readForms(join(folder, name)) }] satisfies [
        string,
        ConsoleFile,
      ],
  )
  return { script: manifest.script, style: manifest.style, files: new Map(await Promise.all(files)) }
}

/** A reader that looks again until the console is built, and keeps what it found from then on. */
export function createConsoleReader(folder: string | undefined): () => Promise<ConsoleFiles | undefined> {
  let reading: Promise<ConsoleFiles | undefined> | undefined
  return async () => {
    if (folder === undefined) return undefined
    reading ??= readConsoleFiles(folder)
    try {
      const found = await reading
      if (!found) reading = undefined
      return found
    } catch (error) {
      reading = undefined
      throw error
    }
  }
}
