import type { Release } from '@plaza/contract/federation'
import { integrityOf } from '../kernel/integrity'

const hash = integrityOf(Buffer.from('content'))

/** A complete release for tests; give only what the test is about. `id` is `1.4.2-ab12cd34`. */
export function fakeRelease(remote: string, id: string, changes: Partial<Release> = {}): Release {
  const version = id.slice(0, id.lastIndexOf('-'))
  return {
    schema: 1,
    remote,
    release: id,
    version,
    commit: 'f'.repeat(40),
    builtAt: 1_700_000_000_000,
    container: `${remote}__${id}`.replace(/[^a-z0-9]/g, '_'),
    entry: 'entry.js',
    files: { 'entry.js': hash },
    preload: { '*': [] },
    locales: {},
    contract: { host: '^1.0.0', shared: {}, slots: [], says: [], hears: [] },
    contributions: { routes: [], slots: [] },
    mountDeadlineMs: 8000,
    ...(remote === 'shell' && { offers: { host: '1.0.0', shared: {}, slots: [] } }),
    ...changes,
  }
}
