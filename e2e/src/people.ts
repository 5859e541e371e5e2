import { expect, type Page } from '@playwright/test'
import { seal } from '@plaza/gateway/http-client'
import { sitePort } from './site'

export const password = 'Play1234'

const ownOrigin = `http://localhost:${sitePort}`
/** Where the shell keeps the session's info, beside the cookie. */
const sessionKey = 'MC_SESSION_INFO'

/** Opens a page in English. */
export async function inEnglish(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'en', url: ownOrigin }])
}

interface LoginAnswer {
  token: string
  userName: string
  customerType: number
  firstTimeLogin: boolean
}

/**
 * Opens an empty document of the site: no page of it is open then that calls the gateway, or reacts to what is done to its
 * session.
 */
export async function leaveSite(page: Page, origin = ownOrigin): Promise<void> {
  const empty = `${origin}/empty`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  await page.unroute(empty)
}

/**
 * Gives the browser a session of the demo's merchant as the login screen would, cookie and stored info, without opening
 * the screen. The page is at an empty document of the site afterwards.
 */
export async function signIn(page: Page, userName: string, origin = ownOrigin): Promise<void> {
  await leaveSite(page, origin)
  const form = await seal(origin, { username: userName, password, type: 'username' })
  const answer = await page.request.post(`${origin}/wps/session/login`, {
    headers: form.headers,
    data: form.body,
  })
  expect(answer.status()).toBe(200)
  const { value } = (await answer.json()) as { value: LoginAnswer }
  const { customerType: type, ...session } = value
  const info = { ...session, merchantCode: 'demo', type }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(info),
  ] as const)
}

/** Fills in the login screen that is open, and sends it. */
export async function sendLogin(page: Page, userName: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs in by the login screen, which leads home. */
export async function logIn(page: Page, userName: string, secret = password): Promise<void> {
  await page.goto('/m/login')
  await sendLogin(page, userName, secret)
  await expect(page).toHaveURL(/\/m\/home$/)
}

/**
 * Ends the session of this browser on the server behind the page's back. Clearing the cookie alone would not do: an
 * answer under way, to a renewal say, sets it again.
 */
export async function endSession(page: Page): Promise<void> {
  const answer = await page.request.delete(`${ownOrigin}/wps/session/logout`)
  expect(answer.status()).toBe(200)
}
