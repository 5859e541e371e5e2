import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { folderOf, manifestOf } from './workspaces.mjs'

/**
 * The face of the gateway stays outside of every other server's bundle, and is imported from the gateway's own: a
 * process has one copy of what holds state, with the dependencies that the gateway finds.
 */
const oneGateway = {
  name: 'one-gateway',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@plaza\/gateway\/world-api$/ }, () => ({
      path: '../../gateway/dist/world-api.mjs',
      external: true,
    })),
}

/**
 * Bundles entries of a server workspace (`src/<folder>/<entry>.ts` → `dist/<entry>.mjs`): this repository's own packages
 * go in, npm dependencies stay out.
 */
export async function bundleServer(name, entries) {
  const dir = folderOf(name)
  const external = Object.keys(manifestOf(name).dependencies ?? {}).filter(
    (dependency) => !dependency.startsWith('@plaza/'),
  )
  await build({
    entryPoints: Object.fromEntries(
      entries.map((entry) => [basename(entry), join(dir, 'src', `${entry}.ts`)]),
    ),
    outdir: join(dir, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    external: external.flatMap((dependency) => [dependency, `${dependency}/*`]),
    plugins: [oneGateway],
  })
}
