import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

/** Most that one command of a clone may take on two busy cores, ms. */
const patienceMs = 40 * 60_000

/** What a clone has to run before its tests can. */
const preparation = `import('./packages/build/src/workspace/prepare.mjs').then((prepare) => prepare.installDependencies(process.cwd()))`

/** Clones what is committed into `folder`, with its dependencies still missing. */
export function cloneInto(folder) {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder])
  return folder
}

/**
 * Runs a command in a folder to its end, and ends all that it started after 40 minutes.
 * @returns what it printed
 * @throws with its last words when it does not succeed
 */
export function runIn(cwd, [command, ...args], env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patienceMs)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve(said)
      else reject(new Error(`${[command, ...args].join(' ')}\n${said.slice(-4_000)}`))
    })
  })
}

/** Installs and builds a clone. `as` is put before each command, to run it as somebody else. */
export async function prepareClone(folder, { env, as = [] } = {}) {
  await runIn(folder, [...as, process.execPath, '-e', preparation], env)
  await runIn(folder, [...as, process.execPath, 'packages/build/bin/build.mjs'], env)
}

/** The command that runs these suites, by the beginnings of their paths. */
export const unitTests = (suites) => [
  process.execPath,
  'node_modules/jest/bin/jest.js',
  '--silent',
  ...suites,
]

/** The command that runs these flows of the browser, by parts of their paths. */
export const browserTests = (flows) => [
  join('e2e', 'node_modules', '.bin', 'playwright'),
  'test',
  '-c',
  'e2e/playwright.config.ts',
  ...flows,
]
