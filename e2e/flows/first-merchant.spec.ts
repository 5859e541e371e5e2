import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { root, sitePort, startSite, type Site } from '../src/site'
import { expect, test } from '../src/watch-page'

/**
 * A site without the demo, on an empty database; it needs its own ports, because the site under test has the usual
 * ones.
 */
const port = sitePort + 9
const withoutDemo = {
  DEMO: '0',
  OUTBOX: '0',
  TEST_CLOCK: '0',
  KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
}
let site: Site
// START-2
test.beforeAll(async () => {
  site = await startSite(port, withoutDemo)
})
test.afterAll(() => site.stop())

const plaza = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'packages/gateway/bin/plaza.mjs'), ...args], {
    env: { ...process.env, ...withoutDemo, DATA_DIR: site.dataDir },
    encoding: 'utf8',
  })

test('an operator creates the first merchant of an empty site, and somebody registers there', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/status of (404|403)/)
  const home = `http://perla.localhost:${port}/m/home?lang=en`
  expect((await page.goto(home))?.status()).toBe(404)
  expect(() => plaza('setting', 'perla', 'register.hasCaptcha', 'false')).toThrow('Say who you are')
  plaza('operators', 'add', 'boss', '--role', 'admin', '--save')
  expect(
    plaza(
      'merchant',
      'create',
      'perla',
      '--by',
      'boss',
      '--host',
      'perla.localhost',
      '--currency',
      'PHP',
      '--name',
      'Perla',
    ),
  ).toContain('perla: created')
  // Without the demo there is no developer route that reveals a captcha.
  plaza('setting', 'perla', 'register.hasCaptcha', 'false', '--by', 'boss')

  // The edge looks up an unknown host at most once a second.
  await expect.poll(async () => (await page.goto(home))?.status()).toBe(200)
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Username').fill('first0001')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const field of await page.locator('main input[type=password]').all()) await field.fill('Sun flower 42')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('first0001')).toBeVisible()

  await page.goto(`http://perla.localhost:${port}/m/voucherCenter`)
  await expect(page.getByText("Deposits aren't available right now")).toBeVisible()
  await page.goto(`http://perla.localhost:${port}/m/withdraw`)
  await expect(page.getByText("Withdrawals aren't available right now")).toBeVisible()
})
