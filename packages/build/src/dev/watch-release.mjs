import { compileContributions } from '../contract/compile-contributions.mjs'
import { contractOf } from '../webpack/remote-preset.mjs'
import { watchNames } from './watch-names.mjs'

/** File of a catalogue as the watched build serves it: all texts of the remote, straight from the sources. */
export const localeFile = (language) => `locale-${language}.json`

/**
 * `release.json` of a remote that is being worked on, as its sources are now. It has no hashes: its files change under
 * their addresses. @throws when `remote.ts` or its texts are wrong, as a build would
 */
export async function watchRelease(dir, name) {
  const { version, release, container, entry } = watchNames(name)
  const { definition, contributions, languages } = await compileContributions(dir)
  return {
    schema: 1,
    remote: name,
    release,
    version,
    commit: 'none',
    builtAt: Date.now(),
    container,
    entry,
    files: {},
    preload: {},
    locales: Object.fromEntries(languages.map((language) => [language, localeFile(language)])),
    contract: contractOf(definition),
    contributions,
    // During a rebuild the answer is late, but it comes.
    mountDeadlineMs: 30_000,
    watched: { react: 'react.js' },
  }
}
