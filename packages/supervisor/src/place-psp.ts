import { isDemo } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import { freePort, loopback, requirePort } from './ports'

/** The address of the demo's payment provider, and the environment variables that pass it to the site's processes. */
export interface PspPlace {
  /** Undefined without the demo, and when the settings name another server (`PSP_URL`). */
  port: number | undefined
  env: { PSP_ORIGIN?: string; PSP_URL?: string; PSP_PORT?: string }
}

const usualPort = 8082

/** The port in `PSP_PORT` or in a loopback `PSP_ORIGIN`. */
function wantedPort({ PSP_PORT, PSP_ORIGIN }: NodeJS.ProcessEnv): number | undefined {
  if (PSP_PORT) return Number(PSP_PORT)
  if (!PSP_ORIGIN) return undefined
  const { hostname, port } = new URL(PSP_ORIGIN)
  return /(^|\.)localhost$/.test(hostname) && port ? Number(port) : undefined
}

/**
 * Chooses the address of the demo's payment provider, if the demo is on: a host name of its own, and a free port unless
 * one is configured.
 * @throws PlainError when the configured port is unavailable.
 */
export async function placePsp(env: NodeJS.ProcessEnv): Promise<PspPlace> {
  if (env['PSP_URL'] || !isDemo(env)) return { port: undefined, env: {} }
  const wanted = wantedPort(env)
  if (wanted !== undefined && !(wanted > 0 && wanted < 65_536))
    throw new PlainError('PSP_PORT must be a port number.')
  if (wanted !== undefined) await requirePort(wanted, 'PSP_PORT', loopback)
  const port = wanted ?? (await freePort(usualPort))
  return {
    port,
    env: {
      PSP_PORT: String(port),
      PSP_ORIGIN: env['PSP_ORIGIN'] || `http://pay.localhost:${port}`,
      PSP_URL: `http://${loopback}:${port}`,
    },
  }
}
