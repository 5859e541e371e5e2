import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { keptHealthSchema } from '@plaza/contract/release'
import type { KeptHealth } from '@plaza/contract/release'
import { isSystemError } from '../kernel/release-error'

/** How old what the edge kept may be, ms: an edge that runs keeps it every few seconds. */
const freshMs = 60_000

/** Where an edge keeps how remotes do, in its data directory. */
export const keptHealthFile = (dataDir: string): string => join(dataDir, 'edge', 'health.json')

/** The health of remotes, as the edge on this environment's `DATA_DIR` counted it; nothing where no edge runs. */
export async function readKeptHealth(env: NodeJS.ProcessEnv): Promise<KeptHealth | undefined> {
  const path = keptHealthFile(resolve(env['DATA_DIR'] || '.data'))
  const kept = await readFile(path, 'utf8').then(parseKept, (error: unknown) => {
    if (!isSystemError(error, 'ENOENT', 'EACCES')) throw error
    return undefined
  })
  return kept && Date.now() - kept.at <= freshMs ? kept : undefined
}

function parseKept(text: string): KeptHealth | undefined {
  try {
    return keptHealthSchema.safeParse(JSON.parse(text)).data
  } catch {
    // Cut off by a full disk: the edge writes it again within seconds.
    return undefined
  }
}
