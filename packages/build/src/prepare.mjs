import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newWorkspaces, workspaceFolders } from './workspace-folders.mjs'

const pnpm = ['-y', 'pnpm@12.21.0']

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
export function installDependencies(root) {
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
  const { status } = spawnSync('npx', [...pnpm, 'install', ...lockfile, '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
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

const onPath = (command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim()
const first = (paths) => paths.find((path) => path && existsSync(path))

/** Chromium without a window: a page costs it half of the CPU, see docs/decisions/0040. */
const findHeadlessShell = () =>
  first([
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    '/usr/bin/chromium-headless-shell',
    onPath('chromium-headless-shell'),
  ])

const findBrowser = () =>
  first([
    findHeadlessShell(),
    '/usr/bin/chromium',
    onPath('chromium'),
    onPath('google-chrome'),
    onPath('chromium-browser'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])

function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const bin = versions
    .map((version) => join(debian, version, 'bin'))
    .find((dir) => existsSync(join(dir, 'initdb')))
  if (bin) return bin
  const initdb = onPath('initdb')
  return initdb ? join(initdb, '..') : undefined
}

function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  print(`installing ${packages.join(' ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env,
    })
  } catch (error) {
    process.stderr.write(`apt-get could not install ${packages.join(' ')}: ${error.message}\n`)
  }
}

function need(find, packages, sentence) {
  const found = find() ?? (aptInstall(packages), find())
  if (found) return found
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Path of a Chromium for browser tests: the headless shell, else any other. Installed from Debian's packages when that is
 * possible.
 */
export function requireBrowser() {
  const shell = findHeadlessShell() ?? (aptInstall(['chromium-headless-shell']), findHeadlessShell())
  return (
    shell ??
    need(
      findBrowser,
      ['chromium'],
      'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
    )
  )
}

/** Folder of PostgreSQL's programs; installed from Debian's packages when that is possible. */
export const requirePostgres = () =>
  need(
    findPostgres,
    ['postgresql'],
    'No PostgreSQL was found. Install one (Debian: apt-get install postgresql) so that the suite can run on it too.',
  )
