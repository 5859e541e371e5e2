import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { folderOf } from '../workspace/workspaces.mjs'

/** Fonts and pictures are compressed as they are. */
const isText = (file) => /\.(?:js|css|svg)$/.test(file)

/** Compresses a file at the highest level at build time: `<file>.br` and `<file>.gz`. */
async function compress(file) {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/**
 * Bundles a page of a workspace (`src/<entry>` and the styles that it imports) into `dist/assets`,
 * each file by the hash of its content and compressed beside it, and lists them in `manifest.json`. `publicPath` is where they will be served.
 */
export async function bundlePage(name, { entry, publicPath }) {
  const dir = folderOf(name)
  const outdir = join(dir, 'dist/assets')
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const { metafile } = await build({
    entryPoints: [join(dir, 'src', entry)],
    outdir,
    publicPath,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome109', 'safari16'],
    minify: true,
    metafile: true,
    legalComments: 'none',
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
    logLevel: 'warning',
  })
  const outputs = Object.entries(metafile.outputs)
  const [script, { cssBundle }] = outputs.find(([, output]) => output.entryPoint?.endsWith(`src/${entry}`))
  const manifest = {
    script: basename(script),
    style: cssBundle ? basename(cssBundle) : null,
    files: outputs.map(([file]) => basename(file)).sort(),
  }
  await Promise.all(manifest.files.filter(isText).map((file) => compress(join(outdir, file))))
  await writeFile(join(outdir, 'manifest.json'), JSON.stringify(manifest))
}
