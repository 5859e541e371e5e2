import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mfe } from './mfe'
import { root, sitePort } from './site'
import { makeVariant, type VariantOptions } from './variant'

interface BuiltRelease {
  release: string
}

/** Release id of a remote, or of the shell, as this tree builds it. */
export const builtRelease = (remote: string): string =>
  (JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8')) as BuiltRelease).release

/** Runs a command that changes the registry, and waits until the edge gives out the new revision. */
export async function change(...args: string[]): Promise<void> {
  const { registry } = JSON.parse(mfe(...args, '--why', 'e2e', '--json')) as {
    registry: { revision: number }
  }
  const { revision } = registry
  const plan = `http://127.0.0.1:${sitePort}/registry.json?shell=${builtRelease('shell')}`
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = (await (await fetch(plan)).json()) as { revision: number }
    if (answer.revision >= revision) return
    await wait(50)
  }
  throw new Error(`the edge does not know revision ${revision}`)
}

/** Publishes and promotes a variant of a remote; the release that was current stays behind it as its fallback. */
export async function release(remote: string, options: VariantOptions): Promise<string> {
  const variant = makeVariant(remote, options)
  mfe('publish', remote, '--from', variant.dir)
  await change('promote', remote, variant.release)
  return variant.release
}

/** The channel's current release is this tree's again. */
export const restore = (remote: string): Promise<void> => change('promote', remote, builtRelease(remote))
