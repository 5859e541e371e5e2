import type { Release, StorageContribution } from '@plaza/contract/federation'

const local = (key: string): StorageContribution => ({ key, area: 'local', clearedBy: 'logout' })
const session = (key: string): StorageContribution => ({ key, area: 'session', clearedBy: 'logout' })

/** Keys of releases that were built before remotes declared their own; a page may still run one. */
const undeclared: Record<string, StorageContribution[]> = {
  'mf-cashier': [local('bankList'), session('plaza.intent')],
  'mf-games': [
    local('gameHot'),
    local('allVasslage'),
    local('vassalTypes'),
    local('plaza.searches'),
    session('plaza.listPlaces'),
    session('plaza.afterLogin'),
    session('plaza.launch'),
  ],
}

/**
 * The storage keys that a release writes: its declaration, or the known keys of a release from before declarations.
 */
export const storageOf = ({ remote, contributions }: Release): StorageContribution[] =>
  contributions.storage ?? (Object.hasOwn(undeclared, remote) ? (undeclared[remote] ?? []) : [])
