import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseSchema } from '@plaza/contract/federation'
import { registrySchema } from '@plaza/contract/release'
import type { Release } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { makeFolder } from '@plaza/release'
import * as z from 'zod/mini'

/** Maximum age of a registry that is served while the store is unreadable (RELEASE-9). */
export const lastGoodAtMostMs = 24 * 60 * 60 * 1000

const lastGoodSchema = z.object({
  schema: z.literal(1),
  /** When the store was last read well, ms. */
  at: z.int(),
  registry: registrySchema,
  releases: z.array(releaseSchema),
})

/** The registry with its releases as they were when the store could last be read. */
export interface LastGood {
  at: number
  registry: Registry
  releases: Release[]
}

/** Where an edge keeps what it last read well, for the case that it starts while the store cannot be read. */
export interface LastGoodFile {
  /** The saved registry, or undefined when there is none or it is damaged. */
  read(): Promise<LastGood | undefined>
  write(good: LastGood): Promise<void>
}

/** The saved registry, unless it is missing or too old; `now` in ms. */
export async function readFresh(file: LastGoodFile | undefined, now: number): Promise<LastGood | undefined> {
  const kept = await file?.read()
  return kept && now - kept.at <= lastGoodAtMostMs ? kept : undefined
}

/** The file of the last good registry in the data directory, with a checksum. */
export function lastGoodFile(dataDir: string): LastGoodFile {
  const folder = join(dataDir, 'edge')
  const path = join(folder, 'last-good.json')
  return {
    async read() {
      try {
        const [sum, text = ''] = (await readFile(path, 'utf8')).split('\n', 2)
        if (sum !== checksum(text)) return undefined
        return lastGoodSchema.safeParse(JSON.parse(text)).data
      } catch {
        // Absent or unreadable means that there is no last good registry, which the caller reports.
        return undefined
      }
    },
    async write(good) {
      await makeFolder(folder)
      const text = JSON.stringify({ schema: 1, ...good })
      const draft = `${path}.${process.pid}`
      await writeFile(draft, `${checksum(text)}\n${text}\n`)
      await rename(draft, path)
    },
  }
}

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')
