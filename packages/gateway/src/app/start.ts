import { availableParallelism } from 'node:os'
import { startAdmin } from './admin'
import { createApp } from './app'
import { startWarming } from '../artwork/warm-artwork'
import { systemClock } from '../kernel/clock'
import { openDatabase } from '../kernel/database/open-database'
import type { SelfCall } from '../kernel/gateway'
import { startJobs } from '../kernel/jobs/runner'
import { lookAtMerchants } from './look-at-merchants'
import { checkPort, listen, loopbackOrigin } from './listen'
import { createLogger } from '../kernel/logging'
import { ensureOperatorKey } from '../modules/play/vendors'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import { prepareSecrets } from '../kernel/security/shared-secret'
import { createHashPool } from '../kernel/security/hash-pool'
import type { GatewaySettings } from '../kernel/settings/settings'
import { seedWorld } from '../world/seeding/seed-world'
import { migrations } from './migrations'

/** A running gateway; `stop` finishes requests in progress and closes the database. */
export interface RunningGateway {
  origin: string
  stop(): Promise<void>
}

const selfCaller = (originOf: () => string) => async (call: SelfCall) => {
  const { path, headers, body } = call
  const signal = AbortSignal.timeout(10_000)
  return (await fetch(`${originOf()}${path}`, { method: 'POST', headers, body, signal })).status
}

/**
 * Starts a gateway: database, migrations, in the demo its world if the database is empty, server, jobs. `workerUrl` is
 * the built hash worker.
 * @throws PlainError when something that the settings name is not available.
 */
export async function startGateway(settings: GatewaySettings, workerUrl: URL): Promise<RunningGateway> {
  const logger = createLogger(settings.logLevel)
  const db = await openDatabase(settings, (err) => logger.error({ err }, 'database connection lost'))
  const hasher = createHashPool(workerUrl, Math.max(1, Math.min(4, availableParallelism() - 1)))
  const closing: (() => Promise<unknown>)[] = [() => db.close(), () => hasher.close()]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    // The folder of the demo's key exists by now, or its error was reported.
    const outside = await readOutsideKeys(settings)
    await checkPort(settings.host, settings.port)
    await db.migrate(migrations)
    await prepareSecrets(db, outside)
    if (settings.isDemo) {
      const seed = { hasher, now: systemClock.now(), games: settings.worldGames }
      if (await seedWorld(db, seed)) logger.info('demo world written')
    } else await lookAtMerchants(db, logger)
    // Vendors need its public half before the first launch.
    await ensureOperatorKey(settings.dataDir, outside)
    let origin = ''
    const callSelf = selfCaller(() => origin)
    const gateway = await createApp({ settings, clock: systemClock, db, logger, hasher, callSelf })
    closing.push(() => gateway.app.close())
    origin = loopbackOrigin(await listen(gateway.app, settings.host, settings.port))
    const jobs = startJobs(gateway.jobs, logger)
    closing.push(() => jobs.stop())
    const warming = startWarming(db, settings, logger)
    closing.push(() => warming.stop())
    if (!settings.databaseUrl) {
      const admin = await startAdmin(db, { dataDir: settings.dataDir, outside, logger })
      closing.push(() => admin.stop())
    }
    logger.info({ origin, database: db.kind }, 'gateway ready')
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
