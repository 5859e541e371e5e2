import { platformClears, storageKeys, type StorageKey } from './storage-keys'

it.each(['local', 'session', 'indexeddb'] as const)(
  'log-out clears exactly the platform’s own keys in %s that the table marks',
  (area) => {
    const named = Object.entries<StorageKey>(storageKeys)
      .filter(([, key]) => key.area === area && key.clearedBy === 'logout')
      .map(([name]) => name.replace(/#.*/, ''))
    expect(platformClears[area]).toEqual(named)
  },
)
