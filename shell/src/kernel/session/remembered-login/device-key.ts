/** Database and store from the storage-key table; the key is stored under one fixed id. */
const database = 'plaza'
const store = 'keys'
const place = 'remembered-login'
/** Some browsers never answer when they store nothing; a sign-in must not wait for them. */
const deadlineMs = 3000

/**
 * The key of this device that seals the remembered sign-in: AES-GCM, generated here and not exportable, so that a copy
 * of the storage is useless elsewhere. Undefined where the browser stores no such key (private windows, no secure
 * context). Never throws.
 */
export async function deviceKey(
  factory: IDBFactory | undefined = globalThis.indexedDB,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<CryptoKey | undefined> {
  if (!factory || !subtle) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs)
  })
  try {
    return await Promise.race([openKey(factory, subtle), deadline])
  } catch {
    // The browser refuses the database, so nothing is remembered on this device.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function openKey(factory: IDBFactory, subtle: SubtleCrypto): Promise<CryptoKey> {
  const db = await open(factory)
  try {
    const kept = await keyIn(db)
    if (kept) return kept
    // Generated before the transaction, which would end while it waits for anything else.
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    return await keyIn(db, made)
  } finally {
    db.close()
  }
}

const open = (factory: IDBFactory) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })

/** The stored key; stores `made` if there is none. If another tab was quicker, all use its key. */
function keyIn(db: IDBDatabase): Promise<CryptoKey | undefined>
function keyIn(db: IDBDatabase, made: CryptoKey): Promise<CryptoKey>
function keyIn(db: IDBDatabase, made?: CryptoKey): Promise<CryptoKey | undefined> {
  return new Promise((resolve, reject) => {
    const work = db.transaction(store, made ? 'readwrite' : 'readonly')
    const keys = work.objectStore(store)
    const request = keys.get(place)
    let key: CryptoKey | undefined
    request.onsuccess = () => {
      const kept: unknown = request.result
      key = isKey(kept) ? kept : made
      if (made && key === made) keys.put(made, place)
    }
    work.oncomplete = () => resolve(key)
    work.onabort = () => reject(work.error ?? new Error('no key'))
    work.onerror = () => reject(work.error ?? new Error('no key'))
  })
}

const isKey = (kept: unknown): kept is CryptoKey =>
  typeof kept === 'object' && kept !== null && 'algorithm' in kept && 'extractable' in kept
