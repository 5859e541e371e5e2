import { isLoopbackHost } from '@plaza/contract/site'
import type { Command } from 'commander'
import { apiBackend } from '../backend/api-backend'
import type { ReleaseBackend } from '../backend/release-backend'
import { storeBackend } from '../backend/store-backend'
import { openStore } from './context'
import { readKeptHealth } from './kept-health'

/**
 * The backend of a command: an edge over HTTP where `--url` or `MFE_URL` names one, with the token in `MFE_TOKEN`;
 * otherwise the local store. A wrong combination ends the command as a usage error.
 */
export async function openBackend(command: Command): Promise<ReleaseBackend> {
  const url = urlOf(command)
  if (url === undefined)
    return storeBackend(await openStore({ isMade: command.name() === 'publish' }), () =>
      readKeptHealth(process.env),
    )
  const token = process.env['MFE_TOKEN']
  if (!token)
    command.error('error: over HTTP, set MFE_TOKEN; `mfe tokens add` creates a token where the store is')
  if (command.opts<{ who?: string }>().who !== undefined)
    command.error('error: over HTTP the audit log names the token’s holder; leave out --who')
  return apiBackend({ url, token })
}

/** Ends a command with a usage error if it needs the store itself but was given an edge. */
export function requireStore(command: Command): void {
  if (urlOf(command) !== undefined)
    command.error(
      'error: this command needs the store itself: run it where the store is, without --url and MFE_URL',
    )
}

function urlOf(command: Command): string | undefined {
  const given = command.optsWithGlobals<{ url?: string }>().url ?? process.env['MFE_URL']
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    command.error(`error: ${given} is not the address of an edge, such as https://releases.example.com`)
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname) && process.env['MFE_INSECURE'] !== '1')
    command.error(
      `error: over plain http anyone on the network can read the token; use https for ${url.hostname}, or set MFE_INSECURE=1`,
    )
  return url.origin
}
