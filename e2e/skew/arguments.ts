import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The command's arguments. */
export interface Arguments {
  remote: string
  /** Id or version; the newest in the store when absent. */
  release: string | undefined
  /** Folder of the store; of no meaning where `url` is given. */
  store: string
  /** A running site to read from instead, and its token. */
  far: { url: string; token: string } | undefined
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
  --url ORIGIN       a running site to read from and to keep the record in, with the token in MFE_TOKEN (MFE_URL)
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
      url: { type: 'string' },
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
    far: farOf(values, env),
    store: resolve(values.store ?? (env['RELEASE_STORE'] || join(data, 'store'))),
    gateway: values.gateway,
    rounds,
    who: values.who,
    isJson: values.json,
  }
}

function farOf(given: { store?: string; url?: string }, env: NodeJS.ProcessEnv): Arguments['far'] {
  if (given.store !== undefined && given.url !== undefined)
    throw new Error('Give --store or --url: the releases are read in one place.')
  const url = given.url ?? (given.store === undefined && !env['RELEASE_STORE'] ? env['MFE_URL'] : undefined)
  if (!url) return undefined
  if (!URL.canParse(url)) throw new Error(`${url} is not the address of a site.`)
  const token = env['MFE_TOKEN']
  if (!token) throw new Error('A site is asked with a token, in MFE_TOKEN; `mfe tokens add` makes one.')
  return { url, token }
}
