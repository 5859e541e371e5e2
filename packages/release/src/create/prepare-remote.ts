import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CreateError } from './create-error'

/** Lays out the files of a new remote as the tree's own; another name makes other lines too long. */
export async function formatRemote(root: string, folder: string): Promise<void> {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')
  if (existsSync(formatter)) await run(root, [formatter, folder])
}

/** Installs a new workspace as `npm start` would: its dependencies and its entry in the lockfile. */
export async function installRemote(root: string): Promise<void> {
  const prepare = pathToFileURL(join(root, 'packages/build/src/workspace/prepare.mjs')).href
  const script = `import(${JSON.stringify(prepare)}).then((prepare) => prepare.installDependencies(${JSON.stringify(root)}))`
  await run(root, ['--input-type=module', '--eval', script])
}

/** Builds a remote into its `dist` folder, unless that has been done. */
export const buildRemote = (root: string, remote: string): Promise<void> =>
  run(root, [join(root, 'packages/build/bin/build.mjs'), remote])

/** Runs a program of the tree; its output is in the error when it fails. */
async function run(root: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  process.stderr.write(`\n${Buffer.concat(output).toString().trim()}\n`)
  throw new CreateError(
    'create.unfinished',
    'The remote has been created but is not ready: see above. Run `npm start` to finish.',
  )
}
