import { plaza } from '../src/plaza'
import { walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

// The languages with complete texts on the demo, Filipino and English, and also Arabic for the pages that need no
// session.
test.beforeAll(() => void plaza('setting', 'demo', 'languages', '["fil","en","ar"]'))
test.afterAll(() => void plaza('setting', 'demo', 'languages', '["fil","en"]'))

// LANG-3
test('home and sign-in are laid out right to left in Arabic, from the first byte', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/m/login?lang=ar', { headers: { accept: 'text/html' } })).text()
  expect(html).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  await page.goto('/m/login?lang=ar')
  // The page remembers the language once its code runs.
  await expect(
    page.locator('main[data-page="login"]').getByLabel('اسم المستخدم', { exact: true }),
  ).toBeVisible()
  await page.goto('/m/home')
  const back = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  // The menu that the document drew is replaced when the page's code takes over.
  await expect(async () => {
    const boxes = await Promise.all(
      ['الرئيسية', 'Member'].map((name) => back.getByRole('link', { name }).boundingBox()),
    )
    expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? Infinity)
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

const paths = ['login', 'register', 'forget', 'help', 'service', 'notice', 'download', 'trail'].map(
  (path) => `/m/${path}`,
)

for (const language of ['en', 'fil', 'ar'])
  test(`no page of the front door is wider than a small phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await walkPages(page, [`/m/home?lang=${language}`, ...paths], async (address) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        address,
        320,
      ])
    })
  })
