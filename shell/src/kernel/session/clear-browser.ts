import type { BootPlan } from '@plaza/contract/federation'
import { keysToClear } from './keys-to-clear'

/** Another tab may hold a database open; log-out waits at most this long for it, ms. */
const databaseDeadlineMs = 1000

export interface BrowserStores {
  local: Storage
  session: Storage
  /** Absent where the browser has none. */
  databases: Pick<IDBFactory, 'deleteDatabase'> | undefined
}

const theBrowsers = (): BrowserStores => ({
  local: localStorage,
  session: sessionStorage,
  databases: globalThis.indexedDB,
})

/**
 * Clears what log-out clears (SESSION-2): the platform's own keys and those that remotes declare. Marks it as
 * deliberate for other tabs. The key that sealed the remembered sign-in goes too. Never throws.
 */
export async function clearBrowser(
  plan: BootPlan,
  { local, session, databases } = theBrowsers(),
): Promise<void> {
  for (const key of keysToClear(plan, 'local')) local.removeItem(key)
  // The whole of session storage, including entries of libraries: each of our keys there is one that log-out clears.
  session.clear()
  local.setItem('autoLogin', '0')
  if (databases) await Promise.all(keysToClear(plan, 'indexeddb').map((name) => drop(databases, name)))
}

/** Deletes a database. Its sealed data is already gone, so if the deletion fails, its key can open nothing. */
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
      // A browser that refuses access to its databases holds no key in them.
      done()
    }
  })
}
