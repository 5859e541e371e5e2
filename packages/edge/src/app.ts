import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { ReleaseStore } from '@plaza/release'
import { createUpstreamLoad } from '@plaza/traffic'
import { assetRoutes } from './assets/asset-routes'
import { consoleRoutes } from './console/console-routes'
import { createShellDocumentReader } from './parts/document-parts'
import { documentRoutes } from './document/document-routes'
import type { Edge } from './site/edge'
import { createSlotViewReader } from './parts/read-first-view'
import { startCanaryGuard } from './guard/canary-guard'
import { keepHealth } from './guard/keep-health'
import { healthRoutes } from './health'
import { guardDeveloperDoors } from './http/developer-doors'
import { openSiteHosts } from './hosts/site-hosts'
import { createServer } from './server/server'
import { overrideRoutes } from './override/override-routes'
import { planRoutes } from './plan/plan-routes'
import { pwaRoutes } from './pwa/pwa-routes'
import { releaseApiRoutes } from './release-api/release-api-routes'
import { openCatalogue } from './releases/catalogue'
import { lastGoodFile } from './releases/last-good'
import { createStoreCheck } from './releases/store-check'
import { createVerifiedFiles } from './releases/verified-files'
import { createSigner } from './identity/signer'
import { rememberPlans } from './counts/held-by'
import { createReleaseHealth } from './counts/release-health'
import { reportRoutes } from './reports/report-routes'
import type { EdgeSettings } from './kernel/settings'
import { streamRoutes } from './stream/stream-routes'
import { createPublicData } from './upstream/public-data'
import { proxyRoutes } from './proxy/proxy'

/** What the edge is made of: its settings, the store it serves from, and its log. */
export interface EdgeParts {
  settings: EdgeSettings
  store: ReleaseStore
  log: Logger
  /** Folder of the built release console; without it the console address explains that it is not built. */
  consoleDir?: string
}

/** The web server in front of the browser (REMOTE-1), ready to listen. Rejects when the store cannot be read. */
export async function createEdge({ settings, store, log, consoleDir }: EdgeParts): Promise<FastifyInstance> {
  const { trustProxy, traffic } = settings
  const upstream = createUpstreamLoad()
  const app = createServer({ log, trustProxy, traffic, upstream })
  guardDeveloperDoors(app)
  const catalogue = await openCatalogue(store, log, { lastGood: lastGoodFile(settings.dataDir) })
  const files = createVerifiedFiles(store, log)
  const edge: Edge = {
    settings,
    store,
    catalogue,
    storeCheck: createStoreCheck({ store, catalogue, log }),
    files,
    readShell: createShellDocumentReader(files),
    readSlotView: createSlotViewReader(files),
    publicData: createPublicData(settings.gatewayUrl, log),
    signer: createSigner(await secretOf(store, log)),
    plans: rememberPlans(catalogue),
    hosts: openSiteHosts({ settings, catalogue, store, log }),
    health: createReleaseHealth(),
    upstream,
  }
  app.addHook('onRequest', ({ host }) => edge.hosts.look(host))
  const guard = startCanaryGuard({ catalogue, health: edge.health, store, log })
  const stopKeeping = keepHealth({ dataDir: settings.dataDir, catalogue, health: edge.health, log })
  app.addHook('onClose', async () => {
    edge.plans.stop()
    await Promise.all([guard.stop(), stopKeeping(), edge.hosts.stop()])
    await catalogue.close()
  })
  healthRoutes(app, edge)
  assetRoutes(app, edge)
  planRoutes(app, edge)
  overrideRoutes(app, edge)
  streamRoutes(app, edge)
  reportRoutes(app, edge)
  releaseApiRoutes(app, edge)
  consoleRoutes(app, consoleDir)
  proxyRoutes(app, edge)
  pwaRoutes(app, edge)
  documentRoutes(app, edge)
  return app
}

/**
 * The secret that this edge signs with; when the store cannot provide it, a local one that other edges do not know.
 */
async function secretOf(store: ReleaseStore, log: Logger): Promise<Buffer> {
  try {
    return await store.edgeSecret()
  } catch (error) {
    log.error(
      { err: error },
      'the store has no secret for its edges; reports count only at the edge that served the page',
    )
    return randomBytes(32)
  }
}
