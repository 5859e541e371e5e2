import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseApi, type ChangeRequest, type ReleaseChange } from '@plaza/contract/release'
import { openFolderStore, openPublisher, publish as publishBuild } from '@plaza/release'
import { mfe } from './mfe'
import { dataDir, root, sitePort } from './site'
import { makeVariant, type VariantOptions } from './variant'

interface BuiltRelease {
  release: string
}

/** Release id of a remote, or of the shell, as this tree builds it. */
export const builtRelease = (remote: string): string =>
  (JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8')) as BuiltRelease).release

let token: string | undefined

/** A token of a release engineer, made once in each worker. */
const engineer = (): string =>
  (token ??= (
    JSON.parse(mfe('tokens', 'add', 'e2e changes', '--role', 'engineer', '--expires', '12h', '--json')) as {
      token: string
    }
  ).token)

/** Calls the release API of the site under test. @throws with its message when it refuses */
async function ask(path: string, body?: ChangeRequest): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${sitePort}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${engineer()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/**
 * Changes the registry; resolves once the edge serves the new revision. Asks again when the guard changed it meanwhile,
 * as the refusal says.
 */
export async function change(wish: ReleaseChange): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await ask(releaseApi.changes, { change: wish, why: 'e2e' })
      return
    } catch (error) {
      if (attempt === 5 || !String(error).includes('registry.conflict')) throw error
    }
}

/** The current registry as JSON text. */
export const registryText = (): Promise<string> => ask(releaseApi.registry)

/** The revisions of a remote, as JSON text. */
export const historyText = (remote: string): Promise<string> => ask(`${releaseApi.history}?remote=${remote}`)

/** Publishes a variant of a remote without promoting it, as `mfe publish` does, but with little compression. */
export async function publish(remote: string, options: VariantOptions): Promise<string> {
  const { dir, release } = makeVariant(remote, options)
  const store = await openFolderStore(join(dataDir(), 'store'), undefined, 'little')
  const publisher = await openPublisher(join(dataDir(), 'keys/publisher.pem'), 'e2e', Date.now())
  await publishBuild(store, { dist: dir, publisher, remote })
  return release
}

/** Publishes and promotes a variant of a remote; the release that was current stays behind it as its fallback. */
export async function release(remote: string, options: VariantOptions): Promise<string> {
  const published = await publish(remote, options)
  await change({ kind: 'promote', remote, release: published })
  return published
}

/** The channel's current release is this tree's again. */
export const restore = (remote: string): Promise<void> =>
  change({ kind: 'promote', remote, release: builtRelease(remote) })
