import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the command was asked for. */
export interface Arguments {
  remote: string
  /** Id or version; the newest in the store when absent. */
  release: string | undefined
  store: string
  gateway: string | undefined
  rounds: number
  who: string | undefined
  isJson: boolean
}

export const usage = `Usage: npm run skew -- <remote|shell> [<release>] [options]

Tries a published release in a real browser with everything that is live, and with what was live before: a remote
with the live and the previous shell, a shell with the live and the previous release of each remote. Each pair mounts
every route and slot, shows its tiles, exchanges every event of its contract, unmounts, and is checked for leaks. What
was found is kept in the store; \`mfe promote --proven\` asks for it.

  <release>          an id or a version; the release that was published last when absent
  --store DIR        the release store (RELEASE_STORE, else DATA_DIR/store, else .data/store)
  --gateway ORIGIN   a running gateway with the demo's world; one of its own when absent
  --rounds N         how often each piece is mounted and unmounted (50)
  --who NAME         who does it, for the record
  --json             answer in JSON

Exit codes: 0 green, 1 failed, 2 wrong usage, 6 a pair did not hold.
Example: npm run skew -- mf-cashier 1.4.2`

/** Reads the command's arguments. @throws with a sentence when they are wrong */
export function readArguments(given: string[], env: NodeJS.ProcessEnv): Arguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      gateway: { type: 'string' },
      rounds: { type: 'string', default: '50' },
      who: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [remote, release, ...more] = positionals
  if (remote === undefined || more.length > 0)
    throw new Error('Name one remote, or shell, and at most one release.')
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number above zero.')
  const data = env['DATA_DIR'] || '.data'
  return {
    remote,
    release,
    store: resolve(values.store ?? (env['RELEASE_STORE'] || join(data, 'store'))),
    gateway: values.gateway,
    rounds,
    who: values.who,
    isJson: values.json,
  }
}
