import { setTimeout as wait } from 'node:timers/promises'
import { firstMerchantSteps, isLoopbackHost } from '@plaza/contract/site'
import type { Logger } from 'pino'
import { outsideKeysOf, PlainError, takeDataDir } from '@plaza/server-kit'
import { knownFlags, lateOptimisation } from '@plaza/server-kit/engine-flags'
import type { EdgeSettings } from '@plaza/edge/settings'
import { hostsAt, isHealthy, isServing, revisionAt, statusAt } from './ask'
import { Child } from './child'
import { openLogFile } from './log-file'
import { pidFile, removePid, writePid } from './pid-file'
import { freePort, loopback, requirePort } from './ports'
import { placePsp } from './place-psp'
import { placeVendor } from './place-vendor'
import { createProgress } from './progress'
import { publishBuilds } from './publish-builds'

const servedMs = 30_000
const pollMs = 50

/** What to start, and from which files. */
export interface Supervision {
  settings: EdgeSettings
  env: NodeJS.ProcessEnv
  /** Scripts of the processes. */
  entries: { gateway: string; edge: string; vendor: string; psp: string }
  /** Folders of the builds to publish. */
  dists: string[]
  log: Logger
  /** Receives the progress of the start, line by line. */
  tell: (text: string) => void
}

/** A running site. */
export interface RunningSite {
  /** Address of the first page. */
  url: string
  /** Warnings for the operator, one sentence each. */
  notice: string | undefined
  stop(): Promise<void>
}

/**
 * Starts the site: the gateway with its migrations (in the demo also its world, the game vendor and the payment provider)
 * and the edge, while the builds are published; promotes them once the gateway is ready. Resolves when the first page can
 * be loaded; after that, a process that exits is restarted.
 * @throws PlainError in one sentence when something that the settings name is unavailable.
 */
export async function supervise(supervision: Supervision): Promise<RunningSite> {
  const { settings, env, dists, log } = supervision
  const { port, host, dataDir } = settings
  await takeDataDir(dataDir)
  await requirePort(port, 'PORT', host)
  const progress = createProgress(supervision.tell)
  const publishing = progress.track('builds', publishBuilds(settings, dists, await outsideKeysOf(env)))
  publishing.catch(() => undefined)
  const children: Child[] = []
  let fail: (error: unknown) => void = () => undefined
  const failed = new Promise<never>((_resolve, reject) => (fail = reject))
  failed.catch(() => undefined)
  /** What the start waits for, unless one of its processes ends before. */
  const unlessFailed = <T>(work: Promise<T>): Promise<T> => Promise.race([failed, work])
  const stop = async () => {
    for (const child of [...children].reverse()) await child.stop()
    await removePid(pidFile(dataDir, 'supervisor'), process.pid)
  }
  try {
    const vendor = await placeVendor(env)
    const psp = await placePsp({ ...env, ...vendor.env })
    const site = { ...supervision, env: { ...env, ...vendor.env, ...psp.env, PORT: String(port) } }
    const gatewayUrl = await placeGateway(site)
    const flags = await knownFlags(lateOptimisation)
    const start = async (name: ChildName, own: NodeJS.ProcessEnv, origin: string) => {
      const child = await createChild(site, name, own, { origin, flags })
      children.push(child)
      const started = progress.track(name, child.start())
      started.catch(fail)
      return { started }
    }
    // They call the gateway only later, so all processes start at the same time.
    const parts = [
      ...(vendor.port === undefined
        ? []
        : [await start('vendor', { WALLET_URL: gatewayUrl }, originOf(vendor.port))]),
      ...(psp.port === undefined ? [] : [await start('psp', reportsTo(gatewayUrl), originOf(psp.port))]),
    ]
    const gateway = env['GATEWAY_URL'] ? undefined : await start('gateway', gatewayOf(gatewayUrl), gatewayUrl)
    parts.push(await start('edge', { GATEWAY_URL: gatewayUrl }, siteOrigin(settings)))
    // A ready gateway holds the data directory's lock, so no other site's registry is changed.
    if (gateway) await unlessFailed(publishing.then(() => gateway.started))
    const promote = await unlessFailed(publishing)
    const { notice, revision } = await promote()
    if (notice !== undefined) log.error(notice)
    await unlessFailed(Promise.all(parts.map(({ started }) => started)))
    if (revision !== undefined) await untilServed(siteOrigin(settings), revision)
    const host = await firstHost(settings, gatewayUrl)
    if (host !== undefined) await requireFirstPage(siteOrigin(settings), host)
    await writePid(pidFile(dataDir, 'supervisor'), process.pid)
    const told = children.flatMap((child) => child.notices)
    const notices = [notice, ...told, host === undefined ? firstMerchantSteps : undefined].filter(Boolean)
    return { url: addressAt(host ?? 'localhost', port), stop, notice: notices.join('\n') || undefined }
  } catch (error) {
    await Promise.allSettled([publishing, stop()])
    throw error
  } finally {
    progress.end()
  }
}

const originOf = (port: number): string => `http://${loopback}:${port}`

/** The address of the edge on this machine: loopback, unless it listens only on another address. */
function siteOrigin({ host = '::', port }: EdgeSettings): string {
  if (['::', '0.0.0.0', 'localhost'].includes(host)) return originOf(port)
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The origin of the gateway: from the settings, or else at a free port. */
async function placeGateway({ env, settings }: Supervision): Promise<string> {
  if (env['GATEWAY_URL']) return settings.gatewayUrl
  const wanted = Number(new URL(settings.gatewayUrl).port)
  if (!env['GATEWAY_PORT']) return originOf(await freePort(wanted))
  await requirePort(wanted, 'GATEWAY_PORT', loopback)
  return originOf(wanted)
}

/** The environment variables of our own gateway. */
const gatewayOf = (url: string): NodeJS.ProcessEnv => ({
  GATEWAY_PORT: new URL(url).port,
  GATEWAY_HOST: loopback,
  TRUST_PROXY: '',
})

/** Where the demo's payment providers report payments. */
const reportsTo = (gatewayUrl: string): NodeJS.ProcessEnv => ({
  WEBHOOK_URL: `${gatewayUrl}/psp/psp-demo/callback`,
  CHAIN_WEBHOOK_URL: `${gatewayUrl}/psp/chain-demo/callback`,
})

type ChildName = 'gateway' | 'edge' | 'vendor' | 'psp'

async function createChild(
  { env, settings, entries, log }: Supervision,
  name: ChildName,
  own: NodeJS.ProcessEnv,
  { origin, flags }: { origin: string; flags: string[] },
): Promise<Child> {
  const { dataDir, storeDir, isDemo } = settings
  return new Child(
    {
      name,
      entry: entries[name],
      env: { ...env, DATA_DIR: dataDir, RELEASE_STORE: storeDir, DEMO: isDemo ? '1' : '0', ...own },
      flags,
      log: await openLogFile(dataDir, name),
      pidFile: pidFile(dataDir, name),
      isReady: () => (name === 'edge' ? isServing(origin) : isHealthy(origin)),
    },
    log,
  )
}

/** A host name that has a site: this machine's own, or else any; undefined while there is no merchant. */
async function firstHost({ isDemo }: EdgeSettings, gatewayUrl: string): Promise<string | undefined> {
  if (isDemo) return 'localhost'
  const hosts = Object.keys(await hostsAt(gatewayUrl))
  return hosts.find(isLoopbackHost) ?? hosts[0]
}

const addressAt = (host: string, port: number): string =>
  isLoopbackHost(host) ? `http://${host}:${port}/m/home` : `https://${host}/m/home`

/** Waits until the edge serves a revision; it checks for a newer one four times a second. */
async function untilServed(origin: string, revision: number): Promise<void> {
  const giveUpAt = Date.now() + servedMs
  while (((await revisionAt(origin)) ?? 0) < revision) {
    if (Date.now() > giveUpAt)
      throw new PlainError(`The edge does not serve revision ${revision}; see edge.log in DATA_DIR/log.`)
    await wait(pollMs)
  }
}

/** Asks for the first page until it comes: on a machine that is busy its first answers may be late, which the edge says by 503. */
async function requireFirstPage(origin: string, host: string): Promise<void> {
  const giveUpAt = Date.now() + servedMs
  const ask = () => statusAt(`${origin}/m/home`, { accept: 'text/html', host })
  let status = await ask()
  while ((status === undefined || status >= 500) && Date.now() < giveUpAt) {
    await wait(10 * pollMs)
    status = await ask()
  }
  // A merchant that blocks networks may block this machine's, and answers with its own page.
  if (status !== 200 && status !== 403)
    throw new PlainError(`The first page answers ${status ?? 'nothing'}; see edge.log in DATA_DIR/log.`)
}
