import { bareDrawsPath, drawsPath, drawsRelease, drawsRemote } from '../src/draws/draws-remote'
import { startDrawsSite, type DrawsSite } from '../src/draws/draws-site'
import { pressInMenu } from '../src/menu'
import { inEnglish, signIn } from '../src/people'
import { change, release } from '../src/releases'
import { expect, test } from '../src/watch-page'

let site: DrawsSite
test.beforeAll(async () => {
  site = await startDrawsSite()
})
test.afterAll(() => site.stop())

// EVENT-2, FRAME-1, REMOTE-2
test('a remote released alone after the shell has its pages without a header, hears its own push, and log-out clears its keys', async ({
  page,
  watch,
}) => {
  watch.expectSessionEnd()
  await inEnglish(page)
  await signIn(page, 'player01', site.origin)
  const published = await release(drawsRemote, drawsRelease)
  try {
    const bare = `${site.origin}${bareDrawsPath}`
    await expect.poll(async () => (await page.request.get(bare)).text()).toContain(published)
    await page.goto(bare)
    await expect(page.getByText('Draws: none.')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toHaveCount(0)

    await page.goto(`${site.origin}${drawsPath}`)
    await expect(page.getByText(/Draws: /)).toBeVisible()
    await expect(menu).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)

    await test.step('a push reaches the page; one of another account shows nowhere', async () => {
      await expect.poll(site.readBy).toEqual(['player01'])
      const first = await site.openNext()
      await expect(page.getByText(new RegExp(`Draws: .*\\b${first}\\.`))).toBeVisible()
      await site.misdirect('vip05', 99)
      const second = await site.openNext()
      await expect(page.getByText(new RegExp(`Draws: .*\\b${first}, ${second}\\.`))).toBeVisible()
    })

    expect(await page.evaluate(() => localStorage.getItem('draws.draft'))).toBe('of the member')
    await page.goto(`${site.origin}/m/home`)
    await pressInMenu(page, 'Sign out')
    const loadedAnew = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await loadedAnew
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    const left = await page.evaluate(() => [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ])
    expect(left.filter(([key]) => String(key).startsWith('draws.'))).toEqual([
      ['draws.device', 'of the browser'],
    ])
  } finally {
    // Its predecessor hears fewer events, which a rollback may restore.
    await change({ kind: 'rollback', remote: drawsRemote })
  }
})
