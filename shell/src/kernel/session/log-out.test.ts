import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { storageKeys, type StorageKey } from '@plaza/contract/page'
import { CallError } from '@plaza/client/transport'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { logOut } from './log-out'

const fill = () => {
  for (const [name, { area }] of Object.entries<StorageKey>(storageKeys)) {
    if (area === 'local') localStorage.setItem(name, `of ${name}`)
    if (area === 'session') sessionStorage.setItem(name, `of ${name}`)
  }
}
const namesOf = (wanted: (key: StorageKey) => boolean) =>
  Object.entries<StorageKey>(storageKeys)
    .filter(([, key]) => wanted(key))
    .map(([name]) => name)

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
  sessionStorage.clear()
  fill()
})

describe('logging out', () => {
  // SESSION-2
  it('logging out ends the session at the gateway, clears the keys of the storage table, and loads home', async () => {
    const { shell, events, calls } = createTestShell({
      session: testSession({ token: 'token-1' }),
      answers: { 'session.logout': {} },
    })
    const loaded: string[] = []
    await logOut(shell, (path) => loaded.push(path))
    expect(calls).toEqual([{ id: 'session.logout', input: { query: { token: 'token-1' } } }])
    expect(events.session.getState()).toEqual({ session: null, reason: 'logout' })
    expect(loaded).toEqual(['/m/home'])
    const cleared = namesOf(({ area, clearedBy }) => area === 'local' && clearedBy === 'logout')
    expect(cleared).toEqual(expect.arrayContaining(['MC_SESSION_INFO', 'memberInfo']))
    expect(cleared.filter((name) => localStorage.getItem(name) !== null)).toEqual([])
    expect(sessionStorage.length).toBe(0)
    expect(namesOf(({ area, clearedBy }) => area === 'session' && clearedBy === 'never')).toEqual([])
  })

  // SESSION-2
  it('logging out deletes the key that sealed the remembered sign-in, with the salt and the record', async () => {
    await new Promise((resolve) => {
      const request = indexedDB.open('plaza', 1)
      request.onsuccess = () => {
        request.result.close()
        resolve(undefined)
      }
    })
    const { shell } = createTestShell({ session: testSession(), answers: { 'session.logout': {} } })
    await logOut(shell, () => undefined)
    expect(await indexedDB.databases()).toEqual([])
    expect(localStorage.getItem('autoLoginInfo')).toBeNull()
    expect(localStorage.getItem('autoLoginSalt')).toBeNull()
  })

  it('logging out does not wait for a database that another tab holds open', async () => {
    jest.useFakeTimers()
    try {
      Object.assign(globalThis, { indexedDB: { deleteDatabase: () => ({}) } })
      const { shell } = createTestShell({ session: testSession(), answers: { 'session.logout': {} } })
      const loaded: string[] = []
      const done = logOut(shell, (path) => loaded.push(path))
      await jest.advanceTimersByTimeAsync(999)
      expect(loaded).toEqual([])
      await jest.advanceTimersByTimeAsync(1)
      await done
      expect(loaded).toEqual(['/m/home'])
    } finally {
      jest.useRealTimers()
    }
  })

  // SESSION-2
  it('logging out clears announcements, form rules and the member', async () => {
    const { shell } = createTestShell({ session: testSession(), answers: { 'session.logout': {} } })
    await logOut(shell, () => undefined)
    for (const key of ['announcementNotice', 'regValidatas', 'memberInfo', 'MC_SESSION_INFO'])
      expect([key, localStorage.getItem(key)]).toEqual([key, null])
    expect(sessionStorage.getItem('trialName')).toBeNull()
  })

  // SESSION-2
  it('logging out keeps what belongs to the browser, and records that it was deliberate', async () => {
    const { shell } = createTestShell({ session: testSession(), answers: { 'session.logout': {} } })
    await logOut(shell, () => undefined)
    const kept = namesOf(({ area, clearedBy }) => area === 'local' && clearedBy === 'never')
    expect(kept.filter((name) => localStorage.getItem(name) === null)).toEqual([])
    expect(localStorage.getItem('language')).toBe('of language')
    expect(localStorage.getItem('autoLogin')).toBe('0')
  })

  // SESSION-2
  it('logging out clears by the plan the keys of remotes that the shell does not know, in every storage area', async () => {
    const clears = { local: ['new.draft'], session: ['new.step'], indexeddb: ['new-store'] }
    localStorage.setItem('new.draft', 'of the member')
    localStorage.setItem('new.device', 'of the browser')
    sessionStorage.setItem('new.step', '2')
    await new Promise((resolve) => {
      const request = indexedDB.open('new-store', 1)
      request.onsuccess = () => {
        request.result.close()
        resolve(undefined)
      }
    })
    const { shell } = createTestShell({
      session: testSession(),
      answers: { 'session.logout': {} },
      plan: { ...createTestPlan({}), clears },
    })
    await logOut(shell, () => undefined)
    expect(localStorage.getItem('new.draft')).toBeNull()
    expect(localStorage.getItem('new.device')).toBe('of the browser')
    expect(sessionStorage.length).toBe(0)
    expect(await indexedDB.databases()).toEqual([])
  })

  it('logging out accepts that the session is already gone', async () => {
    const { shell, events } = createTestShell({
      session: testSession(),
      answers: {
        'session.logout': () => {
          throw new CallError('session.expired', 'req-1', {}, 401)
        },
      },
    })
    const loaded: string[] = []
    await logOut(shell, (path) => loaded.push(path))
    expect(events.session.getState().session).toBeNull()
    expect(loaded).toEqual(['/m/home'])
  })

  it.each([
    ['there is no connection', 'network.offline', 0],
    ['the gateway is down', 'service.unavailable', 503],
  ])('logging out changes nothing when %s', async (_why, code, status) => {
    const { shell, events } = createTestShell({
      session: testSession(),
      answers: {
        'session.logout': () => {
          throw new CallError(code, '', {}, status)
        },
      },
    })
    const loaded: string[] = []
    await expect(logOut(shell, (path) => loaded.push(path))).rejects.toMatchObject({ code })
    expect(events.session.getState().session).not.toBeNull()
    expect(localStorage.getItem('memberInfo')).toBe('of memberInfo')
    expect(loaded).toEqual([])
  })
})
