import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { heard } from '../src/toasts'
import { expect, test } from '../src/watch-page'

/** The withdrawal password of everybody in the demo. */
const withdrawalPassword = '246810'

// DIVIDEND-1
test('an agent pays a dividend that it owes, and the downline finds it paid', async ({ page, browser }) => {
  await inEnglish(page)
  await signIn(page, 'agent01')
  await page.goto('/m/member/agent/agentDivident?side=owed')
  const pay = page.getByRole('button', { name: /^Pay ₱[\d,.]+ to agent02$/ })
  await expect(pay.first()).toBeVisible()
  const before = await pay.count()
  await pay.last().click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Withdrawal password').fill(withdrawalPassword)
  await Promise.all([
    heard(page, /^₱[\d,.]+ paid$/),
    question.getByRole('button', { name: 'Pay', exact: true }).click(),
  ])
  await expect(pay).toHaveCount(before - 1)

  const other = await browser.newContext()
  try {
    const downline = await other.newPage()
    await inEnglish(downline)
    await signIn(downline, 'agent02')
    await downline.goto('/m/member/agent/agentDivident')
    await expect(downline.getByRole('table').getByText('Paid', { exact: true })).toHaveCount(2)
    await downline.goto('/m/transaction/record')
    await expect(downline.getByText('Dividend', { exact: true }).first()).toBeVisible()
  } finally {
    await other.close()
  }
})

// ENVELOPE-1
test('an agent makes a red envelope for a downline, who opens it on the same page', async ({
  page,
  browser,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'agent01')
  await page.goto('/m/redRain')
  await page.getByRole('button', { name: 'Make a red envelope' }).click()
  await page.getByRole('textbox', { name: 'Total' }).fill('12')
  await page.getByRole('textbox', { name: 'Packets' }).fill('1')
  await page.getByRole('textbox', { name: 'Message' }).fill('For the feast')
  await page.getByText('Chosen ones').click()
  await page.getByRole('textbox', { name: 'Find a direct downline' }).fill('agent02')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByText('agent02', { exact: true }).click()
  await page.getByRole('button', { name: 'Make the envelope' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Withdrawal password').fill(withdrawalPassword)
  await question.getByRole('button', { name: 'Make the envelope' }).click()
  await expect(page).toHaveURL(/\/m\/redRain$/)
  const mine = page.getByRole('list', { name: 'Your red envelopes' }).getByRole('listitem').first()
  await expect(mine).toContainText('0 of 1 opened')

  const other = await browser.newContext()
  try {
    const downline = await other.newPage()
    await inEnglish(downline)
    await closeAnnouncements(downline)
    await signIn(downline, 'agent02')
    await downline.goto('/m/redRain')
    const open = downline.getByRole('button', { name: 'Open', exact: true })
    const envelope = downline
      .locator('li, div')
      .filter({ hasText: 'For the feast' })
      .filter({ has: open })
      .last()
    await envelope.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(downline.getByText(/^You got ₱/)).toBeVisible()
    await expect(mine).toContainText('1 of 1 opened · ₱12.00')
  } finally {
    await other.close()
  }
})
