import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Encoding } from '@plaza/release'
import { mediaType } from '../assets/media-type'

/** One built file, as it is and in each compressed form that the build made. */
export interface ConsoleFile {
  type: string
  forms: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>
}

/** The console as it was built: its first script and style by their hashed names, and everything that may be asked for. */
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

/** A file in the forms that the build made of it: nothing is compressed while somebody waits. */
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
 * Reads the console that the build made; undefined where it is not built.
 * @throws what the file system says of a file that is listed and cannot be read.
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
