import { firstMerchantSteps, isLoopbackHost } from '@plaza/contract'
import type { Logger } from 'pino'
import { PlainError } from '@plaza/server-kit'
import type { EdgeSettings } from '@plaza/edge/settings'
import { hostsAt, isHealthy, isServing, statusAt } from './ask'
import { Child } from './child'
import { requireDataDir } from './data-dir'
import { openLogFile } from './log-file'
import { pidFile, removePid, writePid } from './pid-file'
import { freePort, loopback, requirePort } from './ports'
import { placeVendor, type VendorPlace } from './place-vendor'
import { publishBuilds } from './publish-builds'

/** What is started, and from where. */
export interface Supervision {
  settings: EdgeSettings
  env: NodeJS.ProcessEnv
  /** Scripts of the processes. */
  entries: { gateway: string; edge: string; vendor: string }
  /** Folders of the builds to publish. */
  dists: string[]
  log: Logger
}

/** A site that runs. */
export interface RunningSite {
  /** Address of the first page. */
  url: string
  /** What is not as it should be, in a sentence for whoever started it. */
  notice: string | undefined
  stop(): Promise<void>
}

/**
 * Starts the site: the gateway, with its migrations and in the demo its world, while the builds are published; then the
 * demo's game vendor and the edge.
 * Resolves when the first page can be loaded; from then on a process that dies is started again.
 * @throws PlainError with one clear sentence when something that the settings name cannot be had.
 */
export async function supervise(supervision: Supervision): Promise<RunningSite> {
  const { settings, env, dists, log } = supervision
  const { port, host, dataDir } = settings
  await requireDataDir(dataDir)
  await requirePort(port, 'PORT', host)
  const publishing = publishBuilds(settings, dists)
  publishing.catch(() => undefined)
  const children: Child[] = []
  const stop = async () => {
    for (const child of [...children].reverse()) await child.stop()
    await removePid(pidFile(dataDir, 'supervisor'), process.pid)
  }
  try {
    const vendor = await placeVendor(env)
    const gatewayUrl = await startGateway(
      { ...supervision, env: { ...env, ...vendor.env, PORT: String(port) } },
      children,
      publishing,
    )
    // Only now: a gateway that is well has the data directory's lock, so no other site's registry is changed.
    const promote = await publishing
    const notice = await promote()
    if (notice !== undefined) log.error(notice)
    const own = { ...vendor.env, GATEWAY_URL: gatewayUrl, PORT: String(port) }
    const edge = await createChild(supervision, 'edge', own, siteOrigin(settings))
    children.push(edge)
    await Promise.all([edge.start(), startVendor(supervision, children, vendor, gatewayUrl)])
    const host = await firstHost(settings, gatewayUrl)
    if (host !== undefined) await requireFirstPage(siteOrigin(settings), host)
    await writePid(pidFile(dataDir, 'supervisor'), process.pid)
    const notices = [notice, host === undefined ? firstMerchantSteps : undefined].filter(Boolean)
    return { url: addressAt(host ?? 'localhost', port), stop, notice: notices.join('\n') || undefined }
  } catch (error) {
    await Promise.allSettled([publishing, stop()])
    throw error
  }
}

const originOf = (port: number): string => `http://${loopback}:${port}`

/** Where this machine reaches the edge: loopback, unless that listens at another address alone. */
function siteOrigin({ host = '::', port }: EdgeSettings): string {
  if (['::', '0.0.0.0', 'localhost'].includes(host)) return originOf(port)
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Starts a gateway of our own, unless the settings name another; waits for it and for what is done meanwhile. */
async function startGateway(
  supervision: Supervision,
  children: Child[],
  meanwhile: Promise<unknown>,
): Promise<string> {
  const { env, settings } = supervision
  if (env['GATEWAY_URL']) {
    await meanwhile
    return settings.gatewayUrl
  }
  const wanted = Number(new URL(settings.gatewayUrl).port)
  if (env['GATEWAY_PORT']) await requirePort(wanted, 'GATEWAY_PORT', loopback)
  const port = env['GATEWAY_PORT'] ? wanted : await freePort(wanted)
  const own = { GATEWAY_PORT: String(port), GATEWAY_HOST: loopback, TRUST_PROXY: '' }
  const gateway = await createChild(supervision, 'gateway', own, originOf(port))
  children.push(gateway)
  await Promise.all([gateway.start(), meanwhile])
  return originOf(port)
}

/** Starts the game vendor of the demo, unless the settings name another. */
async function startVendor(
  supervision: Supervision,
  children: Child[],
  { port, env }: VendorPlace,
  gatewayUrl: string,
): Promise<void> {
  if (port === undefined) return
  const vendor = await createChild(supervision, 'vendor', { ...env, WALLET_URL: gatewayUrl }, originOf(port))
  children.push(vendor)
  await vendor.start()
}

async function createChild(
  { env, settings, entries, log }: Supervision,
  name: 'gateway' | 'edge' | 'vendor',
  own: NodeJS.ProcessEnv,
  origin: string,
): Promise<Child> {
  const { dataDir, storeDir, isDemo } = settings
  return new Child(
    {
      name,
      entry: entries[name],
      env: { ...env, DATA_DIR: dataDir, RELEASE_STORE: storeDir, DEMO: isDemo ? '1' : '0', ...own },
      log: await openLogFile(dataDir, name),
      pidFile: pidFile(dataDir, name),
      isWell: () => (name === 'edge' ? isServing(origin) : isHealthy(origin)),
    },
    log,
  )
}

/** A host name at which there is a site: this machine's own, else any; undefined while there is no merchant. */
async function firstHost({ isDemo }: EdgeSettings, gatewayUrl: string): Promise<string | undefined> {
  if (isDemo) return 'localhost'
  const hosts = Object.keys(await hostsAt(gatewayUrl))
  return hosts.find(isLoopbackHost) ?? hosts[0]
}

const addressAt = (host: string, port: number): string =>
  isLoopbackHost(host) ? `http://${host}:${port}/m/home` : `https://${host}/m/home`

async function requireFirstPage(origin: string, host: string): Promise<void> {
  const status = await statusAt(`${origin}/m/home`, { accept: 'text/html', host })
  // A merchant that refuses networks may refuse this one, with its own page.
  if (status !== 200 && status !== 403)
    throw new PlainError(`The first page answers ${status ?? 'nothing'}; see edge.log in DATA_DIR/log.`)
}
