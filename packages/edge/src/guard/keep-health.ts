import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { keptHealthFile, makeFolder } from '@plaza/release'
import type { KeptHealth } from '@plaza/contract/release'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../releases/catalogue'
import type { HealthCounts } from '../reports/release-health'
import { healthOf } from './health-of'

/** What is saved, where, and how often, ms. */
interface KeepHealthParts {
  dataDir: string
  catalogue: Pick<Catalogue, 'snapshot'>
  health: HealthCounts
  log: FastifyBaseLogger
  everyMs?: number
}

/**
 * Saves the health of releases in the data directory, for `mfe status` on the same machine. Returns the function that
 * stops it.
 */
export function keepHealth({
  dataDir,
  catalogue,
  health,
  log,
  everyMs = 2_000,
}: KeepHealthParts): () => void {
  const path = keptHealthFile(dataDir)
  let isWriting = false
  let hasFailed = false
  async function write(): Promise<void> {
    const registry = catalogue.snapshot()?.registry
    if (!registry || isWriting) return
    isWriting = true
    const remotes = Object.fromEntries(
      Object.keys(registry.channels).map((remote) => [remote, healthOf(registry, health, remote)]),
    )
    const kept: KeptHealth = { at: Date.now(), remotes }
    try {
      await makeFolder(dirname(path))
      await writeFile(`${path}.new`, JSON.stringify(kept))
      await rename(`${path}.new`, path)
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'how remotes do could not be kept for mfe status')
      hasFailed = true
    }
    isWriting = false
  }
  const timer = setInterval(() => void write(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
