import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localesOf } from './compile-contributions.mjs'
import { allSlots, hostContractVersion } from './host-contract.mjs'
import { hashFiles, writeLocales } from './release-files.mjs'
import { commit } from './release-id.mjs'
import { sharedVersions } from './shared.mjs'

/** Writes the shell's `release.json`: it is a release like the others, and says what it offers to remotes. */
export function writeShellRelease({ dir, out, names, entry, scripts, routes }) {
  const { name, version, release, container } = names
  const locales = writeLocales(out, localesOf(dir))
  const document = {
    schema: 1,
    remote: name,
    release,
    version,
    commit: commit(),
    builtAt: Date.now(),
    container,
    entry,
    files: hashFiles(out),
    preload: { '*': scripts },
    locales,
    contract: { host: `^${hostContractVersion}`, shared: {}, slots: [], says: [], hears: [] },
    offers: { host: hostContractVersion, shared: sharedVersions(), slots: allSlots },
    contributions: { routes, slots: [] },
    mountDeadlineMs: 15_000,
    document: 'document.json',
  }
  writeFileSync(join(out, 'release.json'), JSON.stringify(document, null, 1))
}
