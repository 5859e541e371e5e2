import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const onPath = (command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim()
const first = (paths) => paths.find((path) => path && existsSync(path))

/** Chromium without a window: a page costs it half of the CPU, see docs/performance.md, Tests and builds. */
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

/** Installs Debian's packages where this process may. Leaves it to the caller to look whether that helped. */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  process.stdout.write(`installing ${packages.join(' ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  } catch (error) {
    process.stderr.write(`apt-get could not install ${packages.join(' ')}: ${error.message}\n`)
  }
}

/** Debian's packages of the other two engines in which the flows try a site, each with a program of it. */
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

/** Installs Firefox and WebKit where this process may. Without them their tests are skipped, so nothing depends on it. */
export async function offerEngines() {
  const missing = Object.keys(engines).filter((name) => !existsSync(engines[name]))
  if (missing.length > 0) await aptInstall(missing)
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Path of a Chromium, the headless shell where there is one, and folder of PostgreSQL's programs. What is missing is
 * installed from Debian's packages when that is possible; otherwise the process ends with one sentence.
 */
export async function requirePrograms() {
  const missing = [
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
    ...(findPostgres() ? [] : ['postgresql']),
  ]
  if (missing.length > 0) await aptInstall(missing)
  // apt-get installs neither package when it does not know one of the two.
  if (!findPostgres()) await aptInstall(['postgresql'])
  if (!findBrowser()) await aptInstall(['chromium'])
  return {
    browser:
      findBrowser() ??
      refuse(
        'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
      ),
    postgres:
      findPostgres() ??
      refuse(
        'No PostgreSQL was found. Install one (Debian: apt-get install postgresql) so that the suite can run on it too.',
      ),
  }
}
