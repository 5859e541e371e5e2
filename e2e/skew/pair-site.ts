import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@plaza/contract/release'
import { openFolderStore, openPublisher, publish } from '@plaza/release'
import type { PairToTry, ReleaseStore } from '@plaza/release'
import { makeProbe, probeName } from './probe-release'
import { freePort, startServer, type Server } from '../src/server-process'
import type { Source } from './source'

/** The merchant on whose site a pair is tested. */
export const merchant = 'demo'

/** A site of the matrix's own, in which one pair at a time is live. */
export interface PairSite {
  origin: string
  /** Makes exactly this pair live, beside the probe, and waits until the edge gives it out. */
  show: (pair: PairToTry) => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  /** Origin of an existing gateway; when absent, one with the demo's world is started. */
  gateway: string | undefined
}

const revisionMs = 10_000

/**
 * Starts an edge over a store with the releases of these pairs and nothing else, and behind it a gateway.
 * @throws when a server cannot be started
 */
export async function startPairSite(
  source: Source,
  pairs: readonly PairToTry[],
  { gateway }: Options,
): Promise<PairSite> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-skew-'))
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const store = await fillStore(source, pairs, folder)
    const probe = await publishProbe(store, folder)
    const show = shower(store, probe)
    const [first] = pairs
    if (first) await store.append(revisionOf(1, first, probe))
    const gatewayUrl = gateway ?? (await ownGateway(folder, servers))
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: folder, RELEASE_STORE: join(folder, 'store') }
    servers.push(await startServer('edge', port, { ...env, GATEWAY_URL: gatewayUrl }))
    const origin = `http://localhost:${port}`
    return { origin, show: (pair) => show(pair, port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A store with the publishers' keys of the source and the releases of the pairs, byte for byte. */
async function fillStore(source: Source, pairs: readonly PairToTry[], folder: string): Promise<ReleaseStore> {
  const root = join(folder, 'store')
  mkdirSync(root)
  cpSync(join(source.folder, 'keys'), join(root, 'keys'), { recursive: true })
  const names = pairs.flatMap(({ shell, remote, release }) => [join('shell', shell), join(remote, release)])
  for (const name of new Set(names))
    cpSync(join(source.folder, 'releases', name), join(root, 'releases', name), { recursive: true })
  return openFolderStore(root)
}

async function publishProbe(store: ReleaseStore, folder: string): Promise<string> {
  const publisher = await openPublisher(join(folder, 'keys', 'publisher.pem'), 'skew matrix', Date.now())
  await store.trust(publisher.publicKey)
  const dist = join(folder, 'probe')
  mkdirSync(dist)
  for (const [file, text] of makeProbe()) writeFileSync(join(dist, file), text)
  return (await publish(store, { dist, publisher })).release
}

async function ownGateway(folder: string, servers: Server[]): Promise<string> {
  const port = await freePort()
  const env = {
    GATEWAY_PORT: String(port),
    GATEWAY_HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '1',
    DATABASE_URL: '',
  }
  servers.push(await startServer('demo-world', port, { ...env, LOGIN_ADDRESS_LIMIT: '100000' }))
  return `http://127.0.0.1:${port}`
}

const shower = (store: ReleaseStore, probe: string) => async (pair: PairToTry, port: number) => {
  const revision = (await store.latestRevision()) + 1
  await store.append(revisionOf(revision, pair, probe))
  const until = Date.now() + revisionMs
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/registry.json`)
    const plan = answer.ok ? ((await answer.json()) as { revision: number }) : { revision: 0 }
    if (plan.revision >= revision) return
    if (Date.now() > until) throw new Error(`The matrix's edge does not serve revision ${revision}.`)
    await wait(50)
  }
}

function revisionOf(revision: number, { shell, remote, release }: PairToTry, probe: string): Registry {
  const alone = (current: string) => ({ current, previous: [] })
  return {
    schema: 1,
    revision,
    parent: revision === 1 ? null : revision - 1,
    who: 'skew matrix',
    when: Date.now(),
    why: `to try ${remote} ${release} on shell ${shell}`,
    channels: { shell: alone(shell), [remote]: alone(release), [probeName]: alone(probe) },
    merchants: { [merchant]: { [remote]: { enabled: true }, [probeName]: { enabled: true } } },
    blocked: {},
  }
}
