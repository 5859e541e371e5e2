import { expect, type APIRequestContext, type Page } from '@playwright/test'

interface Message {
  recipient: string
  body: string
}

/** The newest message to a recipient (`/dev/outbox`); waits for it, because messages are sent by a queue. */
export async function newestMessage(request: APIRequestContext, recipient: string): Promise<string> {
  let body = ''
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox')
      const { value } = (await answer.json()) as { value: { messages: Message[] } }
      body = value.messages.find((message) => message.recipient.endsWith(recipient))?.body ?? ''
      return body
    })
    .not.toBe('')
  return body
}

/** The code in the newest SMS to a number. */
export async function smsCode(request: APIRequestContext, mobileNum: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newestMessage(request, mobileNum))?.[0] ?? ''
}

/** The code of the captcha that a page shows; waits for the picture, for another is loaded after a refused form. */
export async function captchaCode(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Show another picture' })).not.toHaveAttribute('aria-busy')
  let code: string | null = null
  await expect
    .poll(async () => {
      const answer = await page.request.get('/dev/captcha')
      const { value } = (await answer.json()) as { value: { code: string | null } }
      code = value.code
      return code
    })
    .not.toBeNull()
  return code ?? ''
}
