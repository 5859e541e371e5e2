import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { clusterFile, emptyCluster } from './empty-cluster.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

/** Packages that stay outside of the bundle, because they load native code, WebAssembly, workers or pages from files. */
const outside = ['@electric-sql/pglite', '@fastify/swagger-ui', '@playwright/test', 'pino', 'sharp']

/** Servers with an embedded database. */
const withDatabase = ['gateway', 'vendor-demo']

/**
 * The face of the gateway stays outside of every other server's bundle, and is imported from the gateway's own: a
 * process has one copy of what holds state, with the dependencies that the gateway finds.
 */
const oneGateway = (gateway) => ({
  name: 'one-gateway',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@plaza\/gateway\/world-api$/ }, () => ({
      path: `${gateway}/world-api.mjs`,
      external: true,
    })),
})

/**
 * Bundles entries of a server workspace (`src/<folder>/<entry>.ts` → `<outdir>/<entry>.mjs`, in `dist` unless another
 * folder inside the workspace is named), with its npm dependencies: finding and reading their hundreds of files would
 * take Node longer than the rest of a start. `gateway` is the folder of the gateway's bundle. Resolves to the bundled files.
 */
export async function bundleServer(
  name,
  entries,
  { outdir = join(folderOf(name), 'dist'), gateway = '../../gateway/dist' } = {},
) {
  const dir = folderOf(name)
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      entries.map((entry) => [basename(entry), join(dir, 'src', `${entry}.ts`)]),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: { '.sql': 'text' },
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
    // For the CommonJS modules in the bundle: an ES module has no `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url)",
    },
    external: outside.flatMap((dependency) => [dependency, `${dependency}/*`]),
    plugins: [oneGateway(gateway)],
  })
  if (withDatabase.includes(name)) copyFileSync(await emptyCluster(), join(outdir, clusterFile))
  return Object.keys(metafile.inputs)
}
