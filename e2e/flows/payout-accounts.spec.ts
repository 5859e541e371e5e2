import { expectAccessible } from '../src/accessibility'
import { smsCode } from '../src/outbox'
import { inEnglish, signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

// WITHDRAW-2 WITHDRAW-5
test('a payout account is added with a withdrawal password that was forgotten and replaced by a code', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/40[03]|ERR_FAILED/)
  await inEnglish(page)
  await signIn(page, 'plain01')
  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'Payout accounts' }).click()
  await expect(page).toHaveURL(/\/m\/cards$/)
  await page.getByRole('button', { name: 'Add an account' }).click()
  const question = page.getByRole('alertdialog')
  const fillForm = async () => {
    await page.getByRole('button', { name: 'GCash' }).click()
    await page.getByLabel('Mobile number of the e-wallet').fill('0917 555 8642')
    await page.getByLabel('Your full real name').fill('Bayani Cruz')
    await page.getByRole('button', { name: 'Add the account' }).click()
  }
  await fillForm()
  await question.getByLabel('Withdrawal password').fill('000000')
  await question.getByRole('button', { name: 'Add the account' }).click()
  await expect(question).toContainText('Attempts left: 4.')
  await question.getByRole('button', { name: 'Forgot it?' }).click()

  await expect(page).toHaveURL(/\/m\/paymentPassword\?recover=1$/)
  await page.getByRole('button', { name: 'E-mail to p•••@perla.example' }).click()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText(/on its way to p•••@perla.example/)).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill(await smsCode(page.request, 'plain01@perla.example'))
  await page.getByLabel('New withdrawal password', { exact: true }).fill('864209')
  await page.getByLabel('New withdrawal password again').fill('864209')
  // The gateway saves it, and its answer is lost.
  await page.route(
    /\/password\/recover$/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const save = page.getByRole('button', { name: 'Save the new password' })
  await save.click()
  await expect(page.getByText(/if the code no longer works, the new password was saved/)).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(code).toHaveAccessibleDescription('The verification code is wrong.')

  await page.goto('/m/cards')
  await page.getByRole('button', { name: 'Add an account' }).click()
  await fillForm()
  await question.getByLabel('Withdrawal password').fill('864209')
  await question.getByRole('button', { name: 'Add the account' }).click()
  await expect(page).toHaveURL(/\/m\/cards$/)
  const list = page.getByRole('list', { name: 'Your payout accounts' })
  await expect(list).toContainText('•••• 8642')
  await expect(list).toContainText(/Usable in 1:59:\d\d/)
  await page.reload()
  await expect(list).toContainText('•••• 8642')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /5558642|864209|Bayani/,
  )
})
