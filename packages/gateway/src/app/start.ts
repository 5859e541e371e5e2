import { availableParallelism } from 'node:os'
import { startAdmin } from './admin'
import { createApp } from './app'
import { advisoryLock } from '../kernel/database/advisory-lock'
import { systemClock } from '../kernel/clock'
import { openDatabase } from '../kernel/database/open-database'
import type { SelfCall } from '../kernel/gateway'
import { startJobs } from '../kernel/jobs/runner'
import { fillEmptyDatabase } from './fill-empty-database'
import { lookAtMerchants } from './look-at-merchants'
import { checkPort, listen, loopbackOrigin } from './listen'
import { createLogger } from '../kernel/logging'
import { prepareDemoOperators } from '../kernel/operators'
import { ensureOperatorKey } from '../modules/play/vendors'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import { prepareSecrets } from '../kernel/security/shared-secret'
import { createHashPool } from '../kernel/security/hash-pool'
import type { GatewaySettings } from '../kernel/settings/settings'
import { bringUpToDate } from './bring-up-to-date'
import { collectAll } from './collect-all'
import type { World } from './world'
import { PlainError, takeDataDir } from '@plaza/server-kit'

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

/** The world of a demo; undefined where the demo is off. @throws PlainError when the demo is on without a world. */
function worldOf({ isDemo }: GatewaySettings, given: World | undefined): World | undefined {
  if (!isDemo) return undefined
  if (!given)
    throw new PlainError(
      'The demo is on, and its world is not here: start packages/demo-world, or set DEMO=0.',
    )
  return given
}

/** Files of a build that a gateway reads. */
interface BuiltFiles {
  hashWorker: URL
  /** What its embedded database begins with. */
  emptyCluster: URL
}

/**
 * Starts a gateway: database, migrations, in the demo its world if the database is empty, server, jobs. `given` is what the demo adds.
 * @throws PlainError when something that the settings name is not available.
 */
export async function startGateway(
  settings: GatewaySettings,
  built: BuiltFiles,
  given?: World,
): Promise<RunningGateway> {
  const world = worldOf(settings, given)
  const collected = collectAll(world?.modules)
  const logger = createLogger(settings.logLevel)
  const onError = (err: Error) => logger.error({ err }, 'database connection lost')
  await takeDataDir(settings.dataDir)
  const onLostEnd = (sentence: string) => {
    logger.error(sentence)
    // The supervisor of this process prints it where the site is started.
    process.send?.({ notice: sentence })
  }
  const db = await openDatabase(settings, { onError, onLostEnd, emptyCluster: built.emptyCluster })
  const hasher = createHashPool(built.hashWorker, Math.max(1, Math.min(4, availableParallelism() - 1)))
  const closing: (() => Promise<unknown>)[] = [() => db.close(), () => hasher.close()]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    // The folder of the demo's key exists by now, or its error was reported.
    const outside = await readOutsideKeys(settings)
    await checkPort(settings.host, settings.port)
    const { newer } = await bringUpToDate(db, collected)
    if (newer.length > 0) logger.warn({ newer }, 'a newer release has changed stored code, which stays')
    await prepareSecrets(db, outside)
    if (world) {
      const input = () => ({ hasher, now: systemClock.now(), dataDir: settings.dataDir })
      const prepare = () => world.prepare(input())
      if (await fillEmptyDatabase(db, prepare)) logger.info('demo world written')
      else {
        const completed = await db.transaction(async (trx) => {
          await advisoryLock(trx, 'complete-world')
          return world.complete(trx, input())
        })
        if (completed.length > 0) logger.info({ completed }, 'demo world completed')
      }
      await prepareDemoOperators(db, settings.dataDir, systemClock.now())
    } else await lookAtMerchants(db, logger)
    // Vendors need its public half before the first launch.
    await ensureOperatorKey(settings.dataDir, outside)
    let origin = ''
    const callSelf = selfCaller(() => origin)
    const gateway = await createApp({
      settings,
      clock: systemClock,
      db,
      logger,
      hasher,
      callSelf,
      extraModules: world?.modules ?? [],
    })
    closing.push(() => gateway.app.close())
    origin = loopbackOrigin(await listen(gateway.app, settings.host, settings.port))
    const jobs = startJobs(gateway.jobs, logger)
    closing.push(() => jobs.stop())
    if (!settings.databaseUrl) {
      const admin = await startAdmin(collected.known, {
        db,
        outside: () => Promise.resolve(outside),
        dataDir: settings.dataDir,
        isDemo: settings.isDemo,
        now: () => systemClock.now(),
        logger,
      })
      closing.push(() => admin.stop())
    }
    logger.info({ origin, database: db.kind }, 'gateway ready')
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
