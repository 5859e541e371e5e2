import { inEnglish, sendLogin, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { heard } from '../src/toasts'
import { walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

// RG-8
test('who takes a break logs in to withdraw alone, and a longer break ends the session in every tab', async ({
  page,
  context,
  watch,
}) => {
  // The sign-in that is refused, and what the pages ask for beside the withdrawal.
  watch.expectProblems(/403 \(Forbidden\) .*\/wps\/(session\/login|deposit\/methods)$/)
  await inEnglish(page)
  await closeAnnouncements(page)
  await page.goto('/m/login')
  await sendLogin(page, 'pause01')
  await expect(page.getByRole('alert')).toContainText('You are taking a break from play until')
  await page.getByRole('button', { name: 'Log in to withdraw' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  const other = await context.newPage()
  await closeAnnouncements(other)
  await other.goto('/m/member/home')
  await expect(other.getByText('pause01').first()).toBeVisible()

  await page.goto('/m/responsible')
  await expect(page.getByText('You are taking a time-out')).toBeVisible()
  await page.getByRole('button', { name: /^Self-exclusion/ }).click()
  await page.getByRole('button', { name: '1 year' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Exclude me' }).click()
  await expect(page.getByText('You have excluded yourself')).toBeVisible()
  // A call that is refused first knows only that the session has ended; the stream knows why.
  await expect(
    other.getByText(/^(Your break from play has begun, and you were|You have been) logged out\./),
  ).toBeVisible()
})

// RG-3
test('limits of the demo show what is used and what waits, and a change that waits is withdrawn', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'player01')
  await page.goto('/m/responsible')
  await page.getByRole('button', { name: /^Limits/ }).click()
  await expect(page).toHaveURL(/\/m\/limits$/)
  await expect(page.getByText('Waiting: ₱30,000.00')).toBeVisible()
  await Promise.all([
    heard(page, /Your limit stays as it is\./),
    page.getByRole('button', { name: 'Withdraw the change' }).click(),
  ])
  await expect(page.getByText('Waiting: ₱30,000.00')).toHaveCount(0)
})

// RG-10
test('responsible play is at most two taps away on every page, also where there is no bottom menu', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'agent01')
  const direct = page.locator('a[href="/m/responsible"]').filter({ visible: true })
  const entry = page.getByRole('dialog').getByText('Responsible play')
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true })
  const pages = [
    ...['/m/home', '/m/notice', '/m/useragreement', '/m/service', '/m/set', '/m/gameList?gameType=HOT'],
    ...['/m/activity', '/m/member/home', '/m/transaction/record', '/m/responsible'],
    ...[
      '/m/agent',
      '/m/member/notice?types=A',
      '/m/moreLottery',
      '/m/launchGame?code=five60&playType=trad&prize_mode=Lott',
    ],
  ]
  await walkPages(page, pages, async (address) => {
    // Home's own foot is looked at by the first page.
    const isNear = (await direct.count()) > 0 || (address !== '/m/home' && (await home.isVisible()))
    if (isNear || address === '/m/responsible') return
    await page
      .getByRole('button', { name: /^(More about this lottery|Back)$/ })
      .last()
      .click()
    await expect(direct.or(entry).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })
})
