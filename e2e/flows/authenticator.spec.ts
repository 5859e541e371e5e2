import { createHmac } from 'node:crypto'
import { inEnglish, logIn, sendLogin } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

/** The code of an authenticator app for a secret in base32 (RFC 6238). */
function codeFor(secret: string, step: number): string {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}
const stepNow = () => Math.floor(Date.now() / 30_000)

// SECURITY-4
test('a member turns an authenticator on, logs in by its code, and removes it by a recovery code', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  // The first step of a login that has a second one is refused.
  watch.expectProblems(/401/)
  await inEnglish(page)
  await closeAnnouncements(page)
  await logIn(page, 'type42')
  await page.goto('/m/authenticator')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret, stepNow()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const recovery = (await page.getByRole('listitem').locator('code').first().textContent()) ?? ''
  await page.getByLabel('I have saved the codes.').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await elsewhere.newPage()
  await inEnglish(other)
  await closeAnnouncements(other)
  await other.goto('/m/login')
  await sendLogin(other, 'type42')
  // A code is used once, and that of the next step is accepted already.
  await other.getByLabel('Code of your authenticator').fill(codeFor(secret, stepNow() + 1))
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/m\/home$/)
  await elsewhere.close()

  await page.goto('/m/authenticator')
  await page.getByRole('button', { name: 'Remove the authenticator' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await page.getByRole('button', { name: 'Remove the authenticator' }).click()
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})
