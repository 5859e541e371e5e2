import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// MEMBER-8 ROUTE-12 FRAME-22
test('a member reads, deletes and puts back mail, and another tab follows', async ({ page, context }) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'player01')
  const other = await context.newPage()
  await closeAnnouncements(other)
  await other.goto('/m/member/home')
  const marked = other.getByRole('link', { name: /^\d+ unread messages$/ })
  await expect(marked).toBeVisible()
  // What other flows and jobs have sent is counted too.
  const before = Number(/"(\d+) unread/.exec(await marked.ariaSnapshot())?.[1])

  await page.goto('/m/webEmail')
  const mails = page.getByRole('list', { name: 'Personal' })
  const unread = mails.getByRole('button', { name: /Unread/ })
  await unread.first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Seguridad')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(marked).toHaveAccessibleName(`${before - 1} unread messages`)

  const count = await mails.getByRole('button').count()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await mails.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 message deleted')).toBeVisible()
  await expect(mails.getByRole('button')).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mails.getByRole('button')).toHaveCount(count)

  const title = page.getByRole('banner').getByRole('heading', { name: 'Messages' })
  await expect(title).toBeVisible()
  await page.goto('/m/message?kind=system')
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(other.getByRole('link', { name: /unread/ })).toHaveCount(0)
})
