import type { Page } from '@playwright/test'
import { pressInMenu } from '../src/menu'
import { captchaCode, newestMessage } from '../src/outbox'
import { endSession, inEnglish, leaveSite, logIn, password } from '../src/people'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true })

/** Signs out with the menu in the header, and confirms. */
async function signOut(page: Page): Promise<void> {
  await pressInMenu(page, 'Sign out')
  // The header updates before home loads as a document, and that load would cancel a navigation started in between.
  const isLoaded = page.waitForEvent('load')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await isLoaded
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

// SESSION-2
test('a person registers, signs out, signs in again, loses the session, and comes back as remembered', async ({
  page,
  watch,
}) => {
  // The deleted session is refused, as expected.
  watch.expectProblems(/401/)
  await inEnglish(page)
  await page.goto('/m/register')
  const name = `walker${Date.now() % 100_000}`
  await field(page, 'Username').fill(name)
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByRole('banner')).toContainText(name)

  await signOut(page)
  await page.goto('/m/login')
  await expect(field(page, 'Username')).toHaveValue('')
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Remember password' })).toBeChecked()

  await logIn(page, name, 'a walk on the pier')
  await leaveSite(page)
  await endSession(page)
  await page.goto('/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(field(page, 'Username')).toHaveValue(name)
  await expect(field(page, 'Password')).toHaveValue('a walk on the pier')
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
})

// LOGIN-5
test('a failed sign-in asks for a captcha, and the right one signs in', async ({ page, watch }) => {
  watch.expectProblems(/40[01]/)
  await inEnglish(page)
  await page.goto('/m/login')
  await expect(page.getByLabel('Captcha')).toBeHidden()
  await field(page, 'Username').fill('vip05')
  await field(page, 'Password').fill('not my password')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Username or password is wrong.')
  const captcha = page.getByRole('textbox', { name: 'Captcha' })
  await expect(captcha).toBeVisible()

  await field(page, 'Password').fill(password)
  // Waits for the picture, as a person would.
  await captchaCode(page)
  await captcha.fill('0')
  await submit(page).click()
  await expect(page.getByText("The code doesn't match the picture.")).toBeVisible()
  await expect(captcha).toHaveValue('')

  await captcha.fill(await captchaCode(page))
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the owner of an account that a stranger locked signs in at once on a known device, and with a captcha elsewhere', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectProblems(/40[01]/)
  await inEnglish(page)
  await logIn(page, 'type42')
  await signOut(page)

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const stranger = await elsewhere.newPage()
  await inEnglish(stranger)
  await stranger.goto('/m/login')
  const captcha = stranger.getByRole('textbox', { name: 'Captcha' })
  const attempt = async (secret: string) => {
    await field(stranger, 'Username').fill('type42')
    await field(stranger, 'Password').fill(secret)
    if (await captcha.isVisible()) await captcha.fill(await captchaCode(stranger))
    const answered = stranger.waitForResponse('**/wps/session/login')
    await submit(stranger).click()
    return (await answered).status()
  }
  for (let failure = 0; failure < 5; failure += 1) {
    expect(await attempt(`guess ${String(failure)}`)).toBe(401)
    await expect(captcha).toHaveValue('')
  }

  await logIn(page, 'type42')
  expect(await attempt(password)).toBe(200)
  await expect(stranger).toHaveURL(/\/m\/home$/)
  await elsewhere.close()
})

test('registering with a member’s e-mail looks like any other registration, and the member gets an e-mail on how to log in', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/409/)
  await inEnglish(page)
  await page.goto('/m/register')
  const register = async (name: string) => {
    await field(page, 'Username').fill(name)
    await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaCode(page))
    await page.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await page.getByLabel(/^Password/).fill('a walk on the pier')
  await page.getByLabel(/^Confirm password/).fill('a walk on the pier')
  await page.getByLabel(/^E-mail/).fill('up01@perla.example')
  await page.getByRole('checkbox', { name: /21 or over/ }).check()
  await register('PlazaSupp0rt')
  await expect(page.getByText('This name is reserved. Please choose another.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Captcha' })).toHaveValue('')
  const name = `second${Date.now() % 100_000}`
  await register(name)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByRole('banner')).toContainText(name)
  const letter = await newestMessage(page.request, 'up01@perla.example')
  expect(letter).toContain('you already have an account')
  expect(letter).toContain('/m/login')
})

// CHANGE-4
test('a first login changes its password before anything else', async ({ page, watch }) => {
  // The document of a page that the forced change blocks has already preloaded its files.
  watch.expectProblems(/mf-cashier.*preload/)
  await inEnglish(page)
  await page.goto('/m/login')
  await field(page, 'Username').fill('newbie01')
  await field(page, 'Password').fill(password)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await page.goto('/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(password)
  // The account was made for its person, who has not declared an age yet.
  await page.getByRole('checkbox', { name: /^I am 21 or over/ }).check()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'The new password and the old password cannot be the same',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByLabel(/^New password/).fill('lanterns by the sea')
  await page.getByLabel(/^Confirm password/).fill('lanterns by the sea')
  await Promise.all([
    heard(page, /Change saved/),
    page.getByRole('button', { name: 'Confirm', exact: true }).click(),
  ])
  await expect(page).toHaveURL(/\/m\/home$/)
})

// TRIAL-1 TRIAL-3
test('free play opens an account with practice money, which may not deposit', async ({ page, watch }) => {
  // The document of the deposit page asks for its answers before the page knows whose it is.
  watch.expectProblems(/403/)
  await inEnglish(page)
  await page.goto('/m/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toMatch(/^trial-/)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByText('Deposit')).toHaveCount(0)
  await Promise.all([
    heard(page, /Please login an actual account to use this function/),
    page.goto('/m/voucherCenter'),
  ])
  await expect(page).toHaveURL(/\/m\/home$/)
  await menu.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

// A11Y-2
test('a person signs in by keyboard alone', async ({ page }) => {
  await inEnglish(page)
  await page.goto('/m/login')
  await field(page, 'Username').focus()
  await page.keyboard.type('plain01')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show characters' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Remember password' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('autoLoginInfo'))).toBeNull()
})

// ERROR-2
test('a form submitted without a connection keeps its values and reports the failure', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|net::/)
  await inEnglish(page)
  await page.goto('/m/login')
  await field(page, 'Username').fill('plain01')
  await field(page, 'Password').fill(password)
  await expect(page.locator('main[data-page="login"]')).toBeVisible()
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(field(page, 'Username')).toHaveValue('plain01')
  await context.setOffline(false)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})
