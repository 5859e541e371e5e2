import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newWorkspaces, workspaceFolders } from './workspace-folders.mjs'

/** The package manager that `package.json` names, as npx runs it. */
const pnpmOf = (root) => ['-y', JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager]

/** Ends the process with one sentence when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Plaza needs Node 20.19 or newer; this is ${process.version}.\n`)
  process.exit(1)
}

const print = (text) => process.stdout.write(`${text}\n`)

/** The message of `npm start` and `npm test` about workspaces that the lockfile does not have. */
const newcomers = (names) =>
  `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not in pnpm-lock.yaml yet.`

/**
 * Installs the workspace by the lockfile, unless exactly this lockfile is installed. A new workspace (`mfe create`) is
 * added to the lockfile, except in CI, which tests what was committed.
 */
export async function installDependencies(root) {
  const added = newWorkspaces(root)
  if (added.length > 0 && process.env.CI) {
    const who = newcomers(added)
    process.stderr.write(`${who} Run \`npm start\` outside of CI, and commit pnpm-lock.yaml.\n`)
    process.exit(1)
  }
  if (added.length === 0 && readStamp(root) === installStamp(root)) return
  print(
    added.length > 0 ? `${newcomers(added)} Adding: commit pnpm-lock.yaml too.` : 'installing dependencies …',
  )
  // Most dependencies of a new workspace are already installed; only missing ones are fetched from the registry.
  const lockfile = added.length > 0 ? ['--no-frozen-lockfile', '--prefer-offline'] : ['--frozen-lockfile']
  const child = spawn('npx', [...pnpmOf(root), 'install', ...lockfile, '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isInstalled = await new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
  if (!isInstalled) {
    process.stderr.write(
      'The dependencies could not be installed: see above. Is the npm registry reachable?\n',
    )
    process.exit(1)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile(root), installStamp(root))
}

const stampFile = (root) => join(root, 'node_modules/.plaza-installed')
const readStamp = (root) => (existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : undefined)

/** The inputs of the installation: the lockfile, the workspaces, and the version of Node. */
function installStamp(root) {
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => readFileSync(join(root, file)))
  return createHash('sha256')
    .update(Buffer.concat(manifests))
    .update(workspaceFolders(root).join('\n'))
    .update(process.version)
    .digest('hex')
}
