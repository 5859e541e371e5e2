import type { Page } from '@playwright/test'
import { platformClears, storageKeys } from '@plaza/contract/page'
import { declaredStorage } from '../src/declared-storage'
import { pressInMenu } from '../src/menu'
import { inEnglish, logIn } from '../src/people'
import { expect, test } from '../src/watch-page'

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    indexeddb: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))

/** Storage keys of the platform and of the remotes by area; for a key in two areas, the area follows a `#`. */
const listed = (area: string) => [
  ...Object.entries(storageKeys)
    .filter(([, key]) => key.area === area)
    .map(([name]) => name.replace(/#\w+$/, '')),
  ...declaredStorage().flatMap((one) => (one.area === area ? [one.key] : [])),
]

// SESSION-3
test('a browser stores only declared storage keys, and log-out clears them as declared', async ({
  page,
  context,
  watch,
}) => {
  watch.expectSessionEnd()
  await inEnglish(page)
  await page.goto('/m/login')
  await page.goto('/m/register')
  await logIn(page, 'plain01')
  for (const path of ['/m/help', '/m/voucherCenter', '/m/member/home', '/m/home']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForTimeout(500)
  }
  const held = await kept(page)
  for (const area of ['local', 'session', 'indexeddb'] as const)
    expect(held[area].filter((name) => !listed(area).includes(name))).toEqual([])
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => !listed('cookie').includes(name)),
  ).toEqual([])
  expect(held.local).toEqual(
    expect.arrayContaining(['MC_SESSION_INFO', 'memberInfo', 'autoLoginInfo', 'autoLoginSalt']),
  )
  expect(held.indexeddb).toEqual(['plaza'])

  await pressInMenu(page, 'Sign out')
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await loadedAnew
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const left = await kept(page)
  // By now home has loaded the visitor's announcements and renders its remotes.
  const anew = ['announcementNotice', 'plaza.beat']
  const declared = declaredStorage().filter(
    ({ area, clearedBy }) => area === 'local' && clearedBy === 'logout',
  )
  const cleared = [...platformClears.local, ...declared.map(({ key }) => key)].filter(
    (name) => !anew.includes(name),
  )
  expect(left.local.filter((name) => cleared.includes(name))).toEqual([])
  expect(left.indexeddb).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  expect((await context.cookies()).some(({ name }) => name === 'plaza_session')).toBe(false)
})
