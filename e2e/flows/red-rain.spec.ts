import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

// REDRAIN-1
test('a member catches a red packet of a rain that begins, and finds it in the wallet and the records', async ({
  page,
}) => {
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, 'player01')
  plaza('rain', 'start', 'demo', '--seconds', '600')
  await page.goto('/m/redRain')
  await page.getByRole('button', { name: 'Catch packets' }).click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Open a packet' }).click()
  await expect(stage.getByText('You got a red packet')).toBeVisible()
  await expect(stage.getByRole('button', { name: 'Next packet (2 left)' })).toBeVisible()
  await stage.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('2 of 3')).toBeVisible()
  const packets = page.getByRole('list', { name: 'Your packets' }).getByRole('listitem')
  await expect(packets.first()).toContainText(/RP[2-9A-Z]{13}/)
  const newest = await packets.first().textContent()
  const number = /RP[2-9A-Z]{13}/.exec(newest ?? '')?.[0] ?? ''
  await page.goto(`/m/transaction/record?search=${number}`)
  await expect(page.getByText('Red packet').first()).toBeVisible()
})
