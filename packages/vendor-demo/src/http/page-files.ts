import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import { PlainError } from '@plaza/server-kit'

/** The built page: its entry files by their hashed names, and every file that may be requested. */
export interface PageFiles {
  script: string
  style: string | null
  files: ReadonlyMap<string, { type: string; content: Buffer }>
}

const manifestSchema = z.object({
  script: z.string(),
  style: z.nullable(z.string()),
  files: z.array(z.string().check(z.regex(/^[\w.-]+$/))),
})

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Reads the page that the build made. @throws PlainError when it was not built. */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  try {
    const manifest = z.parse(
      manifestSchema,
      JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
    )
    const files = await Promise.all(
      manifest.files.map(async (name) => {
        const type = types[extname(name)] ?? 'application/octet-stream'
        return [name, { type, content: await readFile(join(folder, name)) }] as const
      }),
    )
    return { script: manifest.script, style: manifest.style, files: new Map(files) }
  } catch (cause) {
    throw new PlainError(`The games' page is not built: ${folder} has no manifest.`, { cause })
  }
}
