import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** How many links of a lottery are remembered: more than a day of one that draws every minute. */
const kept = 2_000

const entrySchema = z.object({
  issue: z.string(),
  digest: z.string(),
  chain: z.int(),
  link: z.int(),
})

/** For which issue and digest a link was given. */
export type Given = z.infer<typeof entrySchema>

/** The links of one lottery that were given, oldest first. */
export interface GivenLinks {
  find(issue: string): Given | undefined
  last(): Given | undefined
  /** Writes that a link is given; on disk when it resolves. */
  add(given: Given): Promise<void>
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** A last line without its end was never answered for: the process ended while it was written. */
async function entriesIn(path: string): Promise<Given[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  const lines = text.split('\n').slice(0, -1)
  return lines.slice(-kept).map((line) => z.parse(entrySchema, JSON.parse(line)))
}

/** Reads what was given for a lottery, from `given/<merchant>.<lottery>.jsonl`. */
export async function openGiven(dataDir: string, name: string): Promise<GivenLinks> {
  const folder = join(dataDir, 'given')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name.replace('/', '.')}.jsonl`)
  const entries = await entriesIn(path)
  // Begins with what is remembered, without a line that was cut.
  const draft = `${path}.new`
  await writeFile(draft, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 })
  await rename(draft, path)
  return {
    find: (issue) => entries.findLast((entry) => entry.issue === issue),
    last: () => entries.at(-1),
    add: async (given) => {
      const file = await open(path, 'a', 0o600)
      try {
        await file.writeFile(`${JSON.stringify(given)}\n`)
        await file.datasync()
      } finally {
        await file.close()
      }
      entries.push(given)
      if (entries.length > kept) entries.shift()
    },
  }
}
