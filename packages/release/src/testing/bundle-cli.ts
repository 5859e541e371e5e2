import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles the `mfe` command for tests that run it as a process of its own. Answers the script's path. */
export async function bundleCli(packageFolder: string): Promise<string> {
  const outfile = join(packageFolder, '.cache', 'test', 'cli.mjs')
  await build({
    entryPoints: [join(packageFolder, 'src', 'cli.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    external: ['commander', 'semver', 'zod', 'zod/*'],
  })
  return outfile
}
