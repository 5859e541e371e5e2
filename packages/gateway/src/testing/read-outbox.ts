import type { TestGateway } from './create-test-gateway'

/** A message as `/dev/outbox` shows it. */
export interface SentMessage {
  merchant: string
  channel: 'sms' | 'email'
  recipient: string
  subject: string
  body: string
}

/** Delivers queued messages and returns them, newest first; for one recipient if given. */
export async function readOutbox(
  { call, runJobs }: Pick<TestGateway, 'call' | 'runJobs'>,
  recipient = '',
): Promise<SentMessage[]> {
  await runJobs()
  const answer = await call({ url: `/dev/outbox?recipient=${encodeURIComponent(recipient)}` })
  return answer.json<{ value: { messages: SentMessage[] } }>().value.messages
}

/** The newest code of six digits that was sent to a number in full. */
export async function sentCode(test: Pick<TestGateway, 'call' | 'runJobs'>, number: string): Promise<string> {
  const [newest] = await readOutbox(test, number)
  const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${number}`)
  return code
}
