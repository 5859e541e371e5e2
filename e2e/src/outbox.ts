import { expect, type APIRequestContext } from '@playwright/test'

interface Message {
  recipient: string
  body: string
}

/** The newest message that went out to somebody (`/dev/outbox`); waits for it, for messages leave by a queue. */
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

/** The code of the captcha that this browser is shown. */
export async function captchaCode(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/dev/captcha')
  const { value } = (await answer.json()) as { value: { code: string } }
  return value.code
}
