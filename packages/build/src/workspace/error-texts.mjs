import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readLocales } from './catalogues.mjs'
import { folderOf, remoteNames } from './workspaces.mjs'

/** Folders of catalogues in a workspace: `src/locales` and those of its features. */
function localeFolders(dir) {
  const folder = join(dir, 'src/locales')
  if (!existsSync(folder)) return []
  const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...features.map(({ name }) => join(folder, name))]
}

/** Catalogues that repeat errors of others, for releases of remotes that were built before remotes shipped theirs. */
const isRepeated = (folder) => folder.endsWith('/earlier-errors')

/**
 * Every text of an error in a language, with the folder of its catalogue: those that every page has, in `packages/i18n`,
 * and those that the shell's screens, the kits and the remotes ship under `errors` (ERROR-1). A code may be in the
 * catalogues of several owners.
 */
export function errorTexts(language) {
  const common = join(folderOf('i18n'), 'src/catalogues')
  const ofEveryPage = readLocales(common)[`errors.${language}`] ?? {}
  const owners = ['shell', 'money', ...remoteNames()].map(folderOf)
  const shipped = owners
    .flatMap(localeFolders)
    .filter((folder) => !isRepeated(folder))
    .flatMap((folder) =>
      Object.entries(readLocales(folder)[language]?.errors ?? {}).map(([code, text]) => ({
        code,
        text,
        folder,
      })),
    )
  return [...Object.entries(ofEveryPage).map(([code, text]) => ({ code, text, folder: common })), ...shipped]
}
