import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, buildSync } from 'esbuild'

const options = { bundle: true, format: 'cjs', platform: 'node', logLevel: 'silent' }

function inFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-run-'))
  const outfile = join(folder, 'code.cjs')
  const load = () => createRequire(import.meta.url)(outfile)
  return run({ ...options, outfile }, load, () => rmSync(folder, { recursive: true }))
}

/** Bundles and runs TypeScript, the text `contents` as if it lay in the folder `from`, and returns its exports. */
export const runTypeScript = (contents, from) =>
  inFolder((settings, load, remove) => {
    try {
      buildSync({ ...settings, stdin: { contents, resolveDir: from, loader: 'ts' } })
      return load()
    } finally {
      remove()
    }
  })

/** The same for a file, with plugins of esbuild. */
export const runTypeScriptFile = (file, plugins) =>
  inFolder(async (settings, load, remove) => {
    try {
      await build({ ...settings, entryPoints: [file], plugins })
      return load()
    } finally {
      remove()
    }
  })
