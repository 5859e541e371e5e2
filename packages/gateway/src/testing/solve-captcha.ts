import type { CaptchaWork } from '@plaza/contract/identity'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestGateway } from './create-test-gateway'

/** What a browser finds that does the work of a captcha. */
export async function solveWork(work: CaptchaWork): Promise<{ counter: number; derivedKey: string }> {
  const solution = await solveChallenge({ challenge: work, deriveKey })
  if (!solution) throw new Error('the work of a captcha could not be done')
  return { counter: solution.counter, derivedKey: solution.derivedKey }
}

/**
 * A fresh captcha as a person who can read sees it, with its work done: its code, and the cookie of the browser that was
 * shown it.
 */
export async function solveCaptcha(
  { call }: Pick<TestGateway, 'call'>,
  headers: Record<string, string> = {},
): Promise<{ code: string; cookie: string }> {
  const answer = await call({ url: '/wps/captcha', headers })
  const shown = answer.cookies.find(({ name }) => name === 'plaza_captcha')
  if (!shown) throw new Error('no captcha was shown')
  const cookie = `${shown.name}=${shown.value}`
  const { work } = answer.json<{ value: { work: CaptchaWork } }>().value
  await call({
    method: 'POST',
    url: '/wps/captcha/work',
    payload: await solveWork(work),
    headers: { ...headers, cookie },
  })
  // Developer addresses are open on this machine alone, whatever address the browser claims to have.
  const { 'x-forwarded-for': _address, ...own } = headers
  const read = await call({ url: '/dev/captcha', headers: { ...own, cookie } })
  return { cookie, code: read.json<{ value: { code: string } }>().value.code }
}
