import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

const linter = join(root, 'node_modules/oxlint/bin/oxlint')

/**
 * For tests: what a rule of `.oxlintrc.json` says about files of a workspace, given by path: their paths, once for
 * each finding.
 */
export async function lintFindings(rule, files) {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-lint-'))
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${code}\n`)
  }
  // Its patterns are relative to where it is.
  const config = await readFile(join(root, '.oxlintrc.json'), 'utf8')
  await writeFile(join(folder, '.oxlintrc.json'), config.replace('"./packages/', `"${root}/packages/`))
  const said = await new Promise((resolve) => {
    execFile(process.execPath, [linter, '--format', 'unix'], { cwd: folder }, (_error, out) => resolve(out))
  })
  await rm(folder, { recursive: true })
  return said
    .split('\n')
    .filter((line) => line.includes(rule))
    .map((line) => line.split(':')[0])
    .sort()
}
