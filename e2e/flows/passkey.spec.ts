import { inEnglish, leaveSite, logIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// SECURITY-1, SECURITY-5, SECURITY-7
test('a member adds a passkey in the security centre, logs in with it, and sees when the previous login was', async ({
  page,
}) => {
  const authenticators = await page.context().newCDPSession(page)
  await authenticators.send('WebAuthn.enable')
  await authenticators.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await inEnglish(page)
  await closeAnnouncements(page)
  await logIn(page, 'up01')
  await page.goto('/m/securityCenter')
  await page.getByRole('checkbox', { name: /Stay logged in on this device/ }).uncheck()
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'plaza_session')?.expires)
    .toBe(-1)
  await page.getByRole('link', { name: /^Passkeys/ }).click()
  const name = `Key ${String(Date.now())}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(name)).toBeVisible()

  await leaveSite(page)
  await page.context().clearCookies({ name: 'plaza_session' })
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  // The toast stays for eight seconds, so it is looked for before the announcement of home is closed.
  const lastLoginShown = page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"] a')].some(({ textContent }) => textContent === 'Not you?'),
  )
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await lastLoginShown
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goto('/m/securityCenter?set=not-you')
  await page.getByRole('link', { name: /Check your passkeys/ }).click()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(name)).toHaveCount(0)
})
