import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { browserTests, cloneInto, prepareClone, runIn, unitTests } from './clone.mjs'

/** What depends on who runs it: files and their modes, processes, databases. */
const suites = ['packages/build/src', 'packages/supervisor', 'packages/gateway/src/kernel']
const flows = ['data-directory', 'sign-in.spec', 'back-forward']

/**
 * Runs suites and flows in a clone in the home of an account that owns nothing else, with `browser`, a whole Chromium.
 * Makes the account and deletes it with its home. @throws with the last words of what did not succeed
 */
export async function tryOrdinaryUser(browser) {
  const name = `plaza-test-${process.pid}`
  const home = join('/home', name)
  execFileSync('useradd', ['--create-home', '--home-dir', home, name])
  try {
    const clone = cloneInto(join(home, 'plaza'))
    execFileSync('chown', ['--recursive', `${name}:`, clone])
    // Not root's folders for caches and temporary files.
    const { TMPDIR: _temporary, XDG_CACHE_HOME: _cache, XDG_CONFIG_HOME: _config, ...env } = process.env
    Object.assign(env, { HOME: home, USER: name, LOGNAME: name, CHROMIUM_PATH: browser })
    const as = ['runuser', '--preserve-environment', '-u', name, '--']
    await prepareClone(clone, { env, as })
    await runIn(clone, [...as, ...unitTests(suites)], env)
    await runIn(clone, [...as, ...browserTests(flows)], env)
  } finally {
    // Nothing of it may still run when the account goes.
    spawnSync('pkill', ['-KILL', '-u', name])
    execFileSync('userdel', ['--remove', '--force', name], { stdio: 'ignore' })
  }
}
