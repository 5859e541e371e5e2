import type { Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { plaza } from '../src/plaza'
import { expect, test } from '../src/watch-page'

const signed = ['--by', 'ana', '--why', 'asked in the chat']

/** Taps the chat on the service page; the window that the tap opens. */
async function openChat(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Live chat' }).click()
  const chat = await opening
  await expect(chat.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  // The token is spent and gone from the address.
  expect(new URL(chat.url()).pathname + new URL(chat.url()).search).toBe('/wps/demo-chat')
  return chat
}

// CHAT-1, CHAT-2
test('a member opens the chat by a tap, writes, and reads the answer of an operator', async ({ page }) => {
  await inEnglish(page)
  await signIn(page, 'vip05')
  await page.goto('/m/service?reference=PZ4711')
  const chat = await openChat(page)
  await expect(chat.getByText('About PZ4711')).toBeVisible()
  await chat.getByLabel('Your message').fill('Where is <b>my</b> deposit?')
  await chat.getByRole('button', { name: 'Send' }).click()
  const messages = chat.getByRole('log', { name: 'Messages' })
  await expect(messages.getByRole('listitem')).toHaveText(['YouWhere is <b>my</b> deposit?'])

  const waiting = plaza('chat', 'list').match(/CT[0-9A-Z]{13}/g) ?? []
  const id = waiting.find((one) => plaza('chat', 'show', one).includes('PZ4711')) ?? ''
  expect(plaza('chat', 'show', id)).toContain('Where is <b>my</b> deposit?')
  await chat.getByLabel('Your message').fill('I am still writing')
  plaza('chat', 'answer', id, '--text', 'It arrived at noon.', ...signed)
  // The open page shows it by itself, and what is being written stays.
  await expect(messages.getByRole('listitem').nth(1)).toHaveText('Customer serviceIt arrived at noon.')
  await expect(chat.getByLabel('Your message')).toHaveValue('I am still writing')

  plaza('chat', 'close', id, ...signed)
  await expect(chat.getByText(/This conversation is closed/)).toBeVisible()
  expect(plaza('chat', 'list')).not.toContain(id)
  await chat.close()
  await expect((await openChat(page)).getByRole('listitem')).toHaveCount(0)
})

// CHAT-1
test('a visitor chats, and a link that was used opens nothing', async ({ page, watch }) => {
  watch.expectProblems(/410/)
  await inEnglish(page)
  await page.goto('/m/service')
  const launched = page.waitForResponse((answer) => answer.url().endsWith('/wps/chat/launch'))
  const chat = await openChat(page)
  const { value } = (await (await launched).json()) as { value: { url: string } }
  await chat.getByLabel('Your message').fill('May I ask something?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('listitem')).toHaveCount(1)
  await chat.goto(value.url)
  await expect(chat.getByRole('heading', { name: 'This chat has ended' })).toBeVisible()
  await chat.getByRole('link', { name: 'Customer service' }).click()
  await expect(chat).toHaveURL(/\/m\/service$/)
})
