import { join } from 'node:path'
import type { ReleaseBackend } from '../backend/release-backend'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import type { Publisher } from '../store/publisher'
import type { CreatedRemote } from './create-remote'
import type { Steps } from './next-steps'

/** Number of steps of `makeLive`. */
export const liveSteps = 4

/** The store and merchant of a new remote, and the author of its promotion. */
export interface LiveTerms {
  backend: ReleaseBackend
  merchant: string
  publisher: Publisher
  author: Author
  /** Builds the remote into its `dist` folder. */
  build: (remote: string) => Promise<void>
}

/**
 * Checks that a remote can be enabled for a merchant before it is created.
 * @throws ReleaseError `remote.unknown` before the first promotion, `merchant.unknown` when the merchant does not
 * exist.
 */
export async function checkLive(backend: ReleaseBackend, merchant: string): Promise<void> {
  const registry = await backend.status()
  if (!registry)
    throw new ReleaseError('remote.unknown', 'Nothing has been promoted here yet; run `npm start` first.')
  if (!Object.hasOwn(registry.merchants, merchant))
    throw new ReleaseError(
      'merchant.unknown',
      `There is no merchant called ${merchant}; \`mfe status\` lists them.`,
    )
}

/** Builds a new remote, publishes and promotes it, and enables it for one merchant. @throws ReleaseError as each does. */
export async function makeLive(
  { remote, folder }: Pick<CreatedRemote, 'remote' | 'folder'>,
  { backend, merchant, publisher, author, build }: LiveTerms,
  steps: Steps,
): Promise<void> {
  await steps.run('building it', () => build(remote))
  const dist = join(folder, 'dist')
  const { release } = await steps.run('publishing it', () =>
    backend.publish({ dist, remote }, publisher, author),
  )
  await steps.run('promoting it', () => backend.change({ kind: 'promote', remote, release }, author))
  await steps.run(`turning it on for ${merchant}`, () =>
    backend.change({ kind: 'enable', remote, merchant }, author),
  )
}
