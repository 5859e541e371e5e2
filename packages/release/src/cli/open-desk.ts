import { isLoopbackHost } from '@plaza/contract'
import type { Command } from 'commander'
import { apiDesk } from '../desk/api-desk'
import type { Desk } from '../desk/desk'
import { storeDesk } from '../desk/store-desk'
import { openStore } from './context'
import { readKeptHealth } from './kept-health'

/**
 * The desk of a command: an edge over HTTP where `--url` or `MFE_URL` names one, with the token in `MFE_TOKEN`; else the
 * store at hand. A wrong combination ends the command as a wrong usage.
 */
export async function openDesk(command: Command): Promise<Desk> {
  const url = urlOf(command)
  if (url === undefined)
    return storeDesk(await openStore({ isMade: command.name() === 'publish' }), () =>
      readKeptHealth(process.env),
    )
  const token = process.env['MFE_TOKEN']
  if (!token)
    command.error(
      'error: over HTTP the token is asked for in MFE_TOKEN; `mfe tokens add` makes one, beside the store',
    )
  if (command.opts<{ who?: string }>().who !== undefined)
    command.error('error: over HTTP the record names the token’s holder; leave --who away')
  return apiDesk({ url, token })
}

/** Ends a command as a wrong usage that works on the store itself and was given an edge. */
export function requireStore(command: Command): void {
  if (urlOf(command) !== undefined)
    command.error(
      'error: this works on the store itself: do it where the store is, without --url and MFE_URL',
    )
}

function urlOf(command: Command): string | undefined {
  const given = command.optsWithGlobals<{ url?: string }>().url ?? process.env['MFE_URL']
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    command.error(`error: ${given} is no address of an edge; it is one such as https://releases.example.com`)
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname) && process.env['MFE_INSECURE'] !== '1')
    command.error(
      `error: over plain http anybody on the way reads the token; use https for ${url.hostname}, or say MFE_INSECURE=1`,
    )
  return url.origin
}
