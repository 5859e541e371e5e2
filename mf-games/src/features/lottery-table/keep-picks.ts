import { keptPicksSchema } from '@plaza/contract/lottery'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.keepPicks'

/** Whether numbers stay on a table after their bet; not until somebody wants it. */
export const keepsPicks = (storage: Storage): boolean => readStored(storage, key, keptPicksSchema) ?? false

/** Remembers whether they stay. */
export function rememberKeepsPicks(storage: Storage, keeps: boolean): void {
  try {
    storage.setItem(key, JSON.stringify(keeps))
  } catch (error) {
    // A full or disabled storage: the choice lasts as long as the page.
    reportError(error)
  }
}
