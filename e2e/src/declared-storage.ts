import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, StorageContribution } from '@plaza/contract/federation'
import { root } from './site'

const remotes = ['mf-agent', 'mf-cashier', 'mf-games', 'mf-member']

/** The storage keys that this tree's remotes declare, by their built releases. */
export const declaredStorage = (): StorageContribution[] =>
  remotes.flatMap((remote) => {
    const text = readFileSync(join(root, remote, 'dist/release.json'), 'utf8')
    return (JSON.parse(text) as Release).contributions.storage ?? []
  })
