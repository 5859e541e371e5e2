import type { BootPlan } from '@plaza/contract/federation'
import { keysToClear } from './keys-to-clear'

/** Another tab may hold a database open; a log-out does not wait for it longer than this, ms. */
const databaseDeadlineMs = 1000

export interface BrowserStores {
  local: Storage
  session: Storage
  /** Absent where the browser has none to offer. */
  databases: Pick<IDBFactory, 'deleteDatabase'> | undefined
}

const theBrowsers = (): BrowserStores => ({
  local: localStorage,
  session: sessionStorage,
  databases: globalThis.indexedDB,
})

/**
 * Clears what log-out clears (SESSION-2): the platform's own keys and those that remotes declare. Says that it was deliberate. The key
 * that sealed the remembered sign-in goes too. Never throws.
 */
export async function clearBrowser(
  plan: BootPlan,
  { local, session, databases } = theBrowsers(),
): Promise<void> {
  for (const key of keysToClear(plan, 'local')) local.removeItem(key)
  // All of it, also what a library has put there: every key of ours in it is one that log-out clears.
  session.clear()
  local.setItem('autoLogin', '0')
  if (databases) await Promise.all(keysToClear(plan, 'indexeddb').map((name) => drop(databases, name)))
}

/** Drops a database. What it sealed is gone already: where it stays, nothing can be read with its key. */
function drop(databases: NonNullable<BrowserStores['databases']>, name: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, databaseDeadlineMs)
    try {
      const deletion = databases.deleteDatabase(name)
      deletion.onsuccess = done
      deletion.onerror = done
    } catch {
      // A browser that refuses its databases has kept no key in them.
      done()
    }
  })
}
