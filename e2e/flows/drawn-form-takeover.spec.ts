import type { Page } from '@playwright/test'
import { holdScripts } from '../src/hold-scripts'
import { inEnglish } from '../src/people'
import { expect, test } from '../src/watch-page'

const drawnForm = (page: Page) => page.locator('form[data-form]')
const username = (page: Page) => page.getByLabel('Username')

/** Every page that a visitor may open by its address. Those whose document draws fields have a form that is taken over. */
const pages = [
  'home',
  'login',
  'register',
  'forget',
  'trail',
  'help',
  'notice',
  'service',
  'set',
  'gameList',
  'lottery',
]

/** Delays each script of the page by this many ms. */
const delayScripts = (page: Page, ms: number) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })

/** Types letters one by one, from before the page's code is there until some letters after it has taken over. */
async function typeThrough(page: Page): Promise<string> {
  let typed = ''
  let after = 0
  for (let at = 0; at < 600 && after < 8; at += 1) {
    const letter = String.fromCharCode(97 + (at % 26))
    await page.keyboard.type(letter)
    typed += letter
    if ((await drawnForm(page).count()) === 0) after += 1
    else await page.waitForTimeout(10)
  }
  return typed
}

// EDGE-7
test('a document that draws fields draws them in a form that the page takes over', async ({ request }) => {
  const withFields: string[] = []
  for (const path of pages) {
    const html = await (await request.get(`/m/${path}`)).text()
    const root = html.slice(html.indexOf('id="root"'), html.indexOf('id="plaza-page"'))
    if (!/<(input|textarea|select)\b/.test(root)) continue
    withFields.push(path)
    expect(root).toContain('data-form')
  }
  expect(withFields).toEqual(['login'])
})

for (const delayMs of [0, 60, 400])
  // EDGE-7, EDGE-8
  test(`no letter that is typed while the page takes its drawn form over is lost, with scripts ${delayMs} ms late`, async ({
    page,
  }) => {
    await inEnglish(page)
    await delayScripts(page, delayMs)
    await page.goto('/m/login')
    await expect(drawnForm(page)).toBeVisible()
    // At rest nothing of the page's code runs: the tap is what begins it.
    await username(page).click()
    const typed = await typeThrough(page)
    await expect(username(page)).toHaveValue(typed)
    await expect(username(page)).toBeFocused()
  })

// EDGE-7
test('the caret stays within what was typed when the page takes its drawn form over', async ({ page }) => {
  await inEnglish(page)
  await delayScripts(page, 100)
  await page.goto('/m/login')
  await username(page).click()
  await page.keyboard.type('END')
  for (const _ of 'END') await page.keyboard.press('ArrowLeft')
  const typed = await typeThrough(page)
  await expect(username(page)).toHaveValue(`${typed}END`)
})

// EDGE-7
test('a word that is being composed is composed to its end in the drawn form, and is in the page afterwards', async ({
  page,
}) => {
  await inEnglish(page)
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const go = await holdScripts(page)
  await page.goto('/m/login')
  await username(page).click()
  for (const text of ['に', 'にほ', 'にほん']) await compose(text)
  go()
  // The page's screen is there and waits.
  await expect(page.locator('[inert] main[data-page="login"] form')).toHaveCount(1)
  await compose('日本')
  await expect(drawnForm(page)).toBeVisible()
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(drawnForm(page)).toHaveCount(0)
  await expect(username(page)).toHaveValue('日本')
  await expect(username(page)).toBeFocused()
  await page.keyboard.type('go')
  await expect(username(page)).toHaveValue('日本go')
})

// EDGE-7
test('a form that is pressed stays until it is released, so that no tap is lost', async ({ page }) => {
  await inEnglish(page)
  const go = await holdScripts(page)
  await page.goto('/m/login')
  await username(page).fill('player01')
  const password = page.getByLabel('Password', { exact: true })
  const { x, y, width, height } = (await password.boundingBox())!
  await page.mouse.move(x + width / 3, y + height / 2)
  await page.mouse.down()
  go()
  await expect(page.locator('[inert] main[data-page="login"] form')).toHaveCount(1)
  await expect(drawnForm(page)).toBeVisible()
  await page.mouse.up()
  await expect(drawnForm(page)).toHaveCount(0)
  await expect(password).toBeFocused()
  await expect(username(page)).toHaveValue('player01')
})
