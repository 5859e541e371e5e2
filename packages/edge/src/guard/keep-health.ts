import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { keptHealthFile, makeFolder } from '@plaza/release'
import type { KeptHealth } from '@plaza/contract/release'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../releases/catalogue'
import type { HealthCounts } from '../counts/release-health'
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
 * stops it, which resolves when nothing is being written any more.
 */
export function keepHealth({
  dataDir,
  catalogue,
  health,
  log,
  everyMs = 2_000,
}: KeepHealthParts): () => Promise<void> {
  const path = keptHealthFile(dataDir)
  let writing: Promise<void> | undefined
  let hasFailed = false
  async function write(): Promise<void> {
    const registry = catalogue.snapshot()?.registry
    if (!registry) return
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
      if (!hasFailed) log.warn({ err: error }, 'could not save the health of remotes for mfe status')
      hasFailed = true
    }
  }
  const timer = setInterval(() => {
    writing ??= write().finally(() => (writing = undefined))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await writing
  }
}
