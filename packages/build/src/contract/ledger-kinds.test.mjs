/** @jest-environment node */
import { join } from 'node:path'
import { readLocales } from '../workspace/catalogues.mjs'
import { runTypeScript } from '../workspace/run-typescript.mjs'
import { folderOf, remoteNames } from '../workspace/workspaces.mjs'

const { ledgerKinds } = runTypeScript("export * from './src/money/ledger-kinds'", folderOf('contract'))
const shown = Object.keys(ledgerKinds).filter((kind) => ledgerKinds[kind].record !== null)

/** The kinds that remotes have words for in a language, each as often as there are remotes that have it. */
const worded = (language) =>
  remoteNames().flatMap((name) =>
    Object.keys(readLocales(join(folderOf(name), 'src/locales/ledger-kinds'))[language]?.ledgerKinds ?? {}),
  )

// LEDGER-5
it.each(['en', 'fil'])(
  'every kind of the ledger that members see has its words in one remote (%s)',
  (language) => {
    expect(worded(language).sort()).toEqual([...shown].sort())
  },
)
