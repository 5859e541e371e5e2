import type { APIRequestContext } from '@playwright/test'
import { sitePort } from './site'

/** Changes the site under test from outside, by a call of `/dev/` (OPS-1). @throws when it is refused */
export async function changeSite(request: APIRequestContext, what: string, body: object): Promise<void> {
  const origin = `http://localhost:${sitePort}`
  const answer = await request.post(`/dev/${what}`, { headers: { origin }, data: body })
  if (!answer.ok()) throw new Error(`/dev/${what}: ${await answer.text()}`)
}
