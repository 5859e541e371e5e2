import { isDemo } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import { freePort, loopback, requirePort } from './ports'

/** The address of the game vendor, and the environment variables that pass it to the site's processes. */
export interface VendorPlace {
  /**
   * Port of the demo's own vendor; undefined without the demo, and when the settings name another server
   * (`VENDOR_URL`).
   */
  port: number | undefined
  env: { VENDOR_ORIGIN?: string; VENDOR_URL?: string; VENDOR_PORT?: string }
}

const usualPort = 8081

/** The port in `VENDOR_PORT` or in a loopback `VENDOR_ORIGIN`. */
function wantedPort({ VENDOR_PORT, VENDOR_ORIGIN }: NodeJS.ProcessEnv): number | undefined {
  if (VENDOR_PORT) return Number(VENDOR_PORT)
  if (!VENDOR_ORIGIN) return undefined
  const { hostname, port } = new URL(VENDOR_ORIGIN)
  return /(^|\.)localhost$/.test(hostname) && port ? Number(port) : undefined
}

/**
 * Chooses the address of the demo's game vendor, if the demo is on: another host name than the site's, because cookies
 * ignore ports, and a free port unless one is configured.
 * @throws PlainError when the configured port is unavailable.
 */
export async function placeVendor(env: NodeJS.ProcessEnv): Promise<VendorPlace> {
  if (env['VENDOR_URL'] || !isDemo(env)) return { port: undefined, env: {} }
  const wanted = wantedPort(env)
  if (wanted !== undefined && !(wanted > 0 && wanted < 65_536))
    throw new PlainError('VENDOR_PORT must be a port number.')
  if (wanted !== undefined) await requirePort(wanted, 'VENDOR_PORT', loopback)
  const port = wanted ?? (await freePort(usualPort))
  return {
    port,
    env: {
      VENDOR_PORT: String(port),
      VENDOR_ORIGIN: env['VENDOR_ORIGIN'] || `http://vendor.localhost:${port}`,
      VENDOR_URL: `http://${loopback}:${port}`,
    },
  }
}
