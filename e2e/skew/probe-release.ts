import { createHash } from 'node:crypto'
import { hostContract, type Release } from '@plaza/contract/federation'
import { probe } from './probe'

/**
 * The test's own remote: it gets the host's bus through the shared context, and renders other remotes'
 * contributions.
 */
export const probeName = 'mf-skew-probe'
/** Page of the probe. */
export const probePath = '/m/skew'
const container = 'mf_skew_probe__1_0_0'
const entry = 'entry.js'

/** The probe's build by file: a container as the federation runtime takes it, written by hand. */
export function makeProbe(): Map<string, string> {
  const slots = Object.entries(hostContract.slots).flatMap(([slot, kind]) => (kind === 'tile' ? [slot] : []))
  const code = `(${probe.toString()})(${JSON.stringify({ container, name: probeName, path: probePath, slots })})`
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const release: Release = {
    schema: 1,
    remote: probeName,
    release: `1.0.0-${hash}`,
    version: '1.0.0',
    commit: '0'.repeat(40),
    builtAt: 0,
    container,
    entry,
    files: { [entry]: `sha384-${createHash('sha384').update(code).digest('base64')}` },
    preload: {},
    locales: {},
    contract: { host: '*', shared: {}, slots: [], says: [], hears: [] },
    contributions: {
      routes: [
        { id: 'skew', path: probePath, title: { en: 'Skew matrix' }, header: false, bottomMenu: false },
      ],
      slots: [],
    },
    mountDeadlineMs: 10_000,
  }
  return new Map([
    [entry, code],
    ['release.json', JSON.stringify(release)],
  ])
}
