import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mfe } from './mfe'
import { root } from './site'
import { makeVariant, type VariantOptions } from './variant'

/** Release id of a remote as this tree builds it. */
export const builtRelease = (remote: string): string =>
  (JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8')) as { release: string }).release

export const promote = (remote: string, release: string): void =>
  void mfe('promote', remote, release, '--why', 'e2e')

/** Publishes and promotes a variant of a remote; the release that was current stays behind it as its fallback. */
export function release(remote: string, options: VariantOptions): string {
  const variant = makeVariant(remote, options)
  mfe('publish', remote, '--from', variant.dir)
  promote(remote, variant.release)
  return variant.release
}

/** The channel's current release is this tree's again. */
export const restore = (remote: string): void => promote(remote, builtRelease(remote))
