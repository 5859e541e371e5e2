import { join } from 'node:path'

/**
 * Bundles the `mfe` command for tests that run it as a process, each under a unique name. Returns the script's path.
 * Dependencies go in too: to find and read their files takes Node longer than everything else that a command does.
 */
export async function bundleCli(packageFolder: string, name = 'cli'): Promise<string> {
  const { build } = await import('esbuild')
  const outfile = join(packageFolder, '.cache', 'test', `${name}.mjs`)
  await build({
    entryPoints: [join(packageFolder, 'src', 'cli.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    banner: {
      js: `import { createRequire } from 'node:module';const require = createRequire(import.meta.url)`,
    },
  })
  return outfile
}
