import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { inEnglish, signIn } from '../src/people'
import { root, sitePort } from '../src/site'
import { expect, test } from '../src/watch-page'
import { watchCopy } from '../src/watched-copy'

/** Runs `npm run dev` until it exits, and returns its output. */
function dev(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'packages/build/bin/dev.mjs'), ...args],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      timeout: 30_000,
    },
  )
  return { status, stderr }
}

test('developing a remote needs a running site and an existing remote', () => {
  const without = dev(['mf-cashier'], { PORT: '1' })
  expect(without.status).toBe(1)
  expect(without.stderr).toMatch(/No site answers.*npm start/s)
  const unknown = dev(['mf-nothing'], { PORT: String(sitePort) })
  expect(unknown.status).toBe(1)
  expect(unknown.stderr).toMatch(/usage.*mf-cashier/s)
})

test('an edited component, style and text update in place and keep what was typed', async ({
  page,
  watch,
}) => {
  test.skip(process.env.E2E_FULL !== '1', 'a build of its own: with npm run test:full')
  watch.expectProblems(/was preloaded using link preload|\[webpack-dev-server\]|localhost:\d+\/ws/)
  const copy = await watchCopy('mf-cashier', sitePort + 12)
  try {
    await inEnglish(page)
    await signIn(page, 'player01')
    await page.goto(`/m/voucherCenter?mfe-override=mf-cashier@${copy.base}`)
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('347.50')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    const tiles = 'src/features/deposit/MethodTiles'
    copy.edit(`${tiles}.tsx`, "{t('deposit.methods')}", "{'Edited in the component'}")
    await expect(page.getByText('Edited in the component')).toBeVisible()
    copy.edit(`${tiles}.module.css`, '.legend {', '.legend {\n  outline: 7px solid red;')
    await expect(page.locator('legend')).toHaveCSS('outline-width', '7px')
    copy.edit('src/locales/en.json', '"amount": "Amount"', '"amount": "Amount, edited"')
    await expect(page.getByLabel('Amount, edited', { exact: true })).toHaveValue('347.50')

    copy.edit(`${tiles}.tsx`, '<legend className', '<legend< className')
    const tab = page.getByRole('complementary', { name: 'Local override' }).getByRole('button')
    await expect(tab).toContainText('Broken build')
    await tab.click()
    await expect(page.getByText('Your latest edit does not build')).toBeVisible()
    copy.edit(
      `${tiles}.tsx`,
      "<legend< className={styles.legend}>{'Edited",
      "<legend className={styles.legend}>{'Mended",
    )
    await expect(page.getByText('Mended in the component')).toBeVisible()
    await expect(page.getByText('Your latest edit does not build')).toBeHidden()
    await expect(page.getByLabel('Amount, edited', { exact: true })).toHaveValue('347.50')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  } finally {
    // Stops the page before its build is removed.
    await page.close()
    await copy.stop()
  }
})
