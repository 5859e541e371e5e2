import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadHome } from './load-home.mjs'
import { root } from './site.mjs'

/** A release of a remote under another id: the same files under new names, as after a rebuild. */
export function anotherRelease(remote) {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-delta-'))
  cpSync(join(root, remote, 'dist'), dir, { recursive: true })
  const file = join(dir, 'release.json')
  const release = JSON.parse(readFileSync(file, 'utf8'))
  const id = `9.9.9-${release.release.slice(-8)}`
  writeFileSync(file, JSON.stringify({ ...release, release: id, version: '9.9.9' }))
  return { dir, id }
}

/** Runs `mfe` on the site of a data folder, to its end. */
export const mfeOf =
  (dataDir) =>
  (...args) =>
    execFileSync(process.execPath, [join(root, 'packages/release/bin/mfe.mjs'), ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'pipe',
      encoding: 'utf8',
    })

/** Bytes of home's files outside of a remote that are other addresses, so loaded again, after that remote's release. */
export async function releaseDelta({ origin, dataDir }) {
  const remote = 'mf-games'
  const mfe = mfeOf(dataDir)
  const others = async () => {
    const { scripts, styles } = await loadHome(origin)
    return new Set([...scripts, ...styles].filter((path) => !path.includes(`/${remote}/`)))
  }
  const before = await others()
  const { dir, id } = anotherRelease(remote)
  mfe('publish', remote, '--from', dir)
  mfe('promote', remote, id)
  const added = [...(await others())].filter((path) => !before.has(path))
  const sizes = await Promise.all(
    added.map(async (path) => (await (await fetch(origin + path)).arrayBuffer()).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
