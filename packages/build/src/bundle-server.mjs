import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { folderOf } from './workspaces.mjs'

/** Packages with native code, WebAssembly, workers or pages in files of their own: found from the bundle's folder. */
const outside = ['@electric-sql/pglite', '@fastify/swagger-ui', '@playwright/test', 'pino', 'sharp']

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
 * folder inside the workspace is named), with its npm dependencies: to find and read their hundreds of files takes Node
 * longer than everything else at a start. `gateway` is the folder of the gateway's bundle. Resolves to the bundled files.
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
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
    // What CommonJS inside asks for: an ES module has no `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url)",
    },
    external: outside.flatMap((dependency) => [dependency, `${dependency}/*`]),
    plugins: [oneGateway(gateway)],
  })
  return Object.keys(metafile.inputs)
}
