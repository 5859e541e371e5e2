import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CreateError } from './create-error'

/** Lays out the files of a new remote as the tree's own; another name makes other lines too long. */
export async function formatRemote(root: string, folder: string): Promise<void> {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
  if (existsSync(prettier))
    await run(root, process.execPath, [prettier, '--write', '--log-level', 'warn', folder])
}

/** Installs a new workspace as `npm start` would: what it stands on, and its place in the lockfile. */
export async function installRemote(root: string): Promise<void> {
  const prepare = pathToFileURL(join(root, 'packages/build/src/prepare.mjs')).href
  const script = `import(${JSON.stringify(prepare)}).then((prepare) => prepare.installDependencies(${JSON.stringify(root)}))`
  await run(root, process.execPath, ['--input-type=module', '--eval', script])
}

/** Runs a program; its words go to standard error, so that an answer in JSON stays one. */
async function run(root: string, command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', process.stderr.fd, process.stderr.fd] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0)
    throw new CreateError(
      'create.unfinished',
      'The remote is made, but not ready: see above. Run `npm start`, which installs what is missing.',
    )
}
