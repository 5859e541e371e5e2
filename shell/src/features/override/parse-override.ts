/**
 * Query parameter of a local override; equal to the contract's `overrideParameter`, whose import would pull in the
 * whole module.
 */
export const parameter = 'mfe-override'

/** The value of `mfe-override=`. */
export type ParsedOverride =
  | { kind: 'override'; remote: string; base: string }
  | { kind: 'reset'; remote: string | undefined }
  | { kind: 'refused'; text: string; problem: 'malformed' | 'not-loopback' }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads `mf-cashier@http://localhost:8190/`, `mf-cashier@reset` or `reset`. Loopback addresses by plain http alone; the
 * address of the document itself, or one without a slash at its end, means its folder.
 */
export function parseOverride(text: string): ParsedOverride {
  if (text === 'reset') return { kind: 'reset', remote: undefined }
  const [, remote, address] = /^(mf-[a-z][a-z0-9-]{0,30})@(.+)$/.exec(text) ?? []
  if (remote === undefined || address === undefined) return { kind: 'refused', text, problem: 'malformed' }
  if (address === 'reset') return { kind: 'reset', remote }
  if (!URL.canParse(address)) return { kind: 'refused', text, problem: 'malformed' }
  const url = new URL(address)
  if (url.protocol !== 'http:' || !loopback.has(url.hostname) || url.username || url.password)
    return { kind: 'refused', text, problem: 'not-loopback' }
  // A content security policy cannot name an IPv6 address; browsers reach such a server by this name too.
  if (url.hostname === '[::1]') url.hostname = 'localhost'
  const folder = url.pathname.replace(/release\.json$/, '').replace(/\/?$/, '/')
  return { kind: 'override', remote, base: url.origin + folder }
}
