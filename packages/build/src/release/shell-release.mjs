import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedLocales, writeLocales } from '../workspace/catalogues.mjs'
import { allEvents, contract } from '../contract/contract-values.mjs'
import { allSlots, hostContract } from '../contract/host-contract.mjs'
import { hashFiles } from './release-files.mjs'
import { commit } from './release-id.mjs'
import { sharedVersions } from './shared.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

/** Catalogues that the page starts with: the shell's own, and those of ui and errors, which everybody shows. */
export function shellCatalogues(dir) {
  const common = join(folderOf('i18n'), 'src/catalogues')
  const read = (namespace, language) =>
    JSON.parse(readFileSync(join(common, `${namespace}.${language}.json`), 'utf8'))
  return Object.fromEntries(
    Object.entries(sharedLocales(dir)).map(([language, shell]) => [
      language,
      { shell, ui: read('ui', language), errors: read('errors', language) },
    ]),
  )
}

/** Writes the shell's `release.json`, which also lists what the shell offers to remotes. */
export function writeShellRelease({ dir, out, names, entry, scripts, screens, host, routes }) {
  const { name, version, release, container } = names
  const locales = writeLocales(out, shellCatalogues(dir))
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
    preload: {
      '*': scripts,
      [contract.hostKey]: host.filter((file) => !scripts.includes(file)),
      ...Object.fromEntries(
        routes.map(({ id, path }) => [path, (screens[id] ?? []).filter((file) => !scripts.includes(file))]),
      ),
    },
    locales,
    contract: { host: `^${hostContract.version}`, shared: {}, slots: [], says: [], hears: [] },
    offers: { host: hostContract.version, shared: sharedVersions(), slots: allSlots, events: allEvents },
    contributions: { routes, slots: [] },
    mountDeadlineMs: 15_000,
    document: 'document.json',
    readsFilesJson: true,
    readsBriefPlan: true,
  }
  writeFileSync(join(out, 'release.json'), JSON.stringify(document, null, 1))
}
