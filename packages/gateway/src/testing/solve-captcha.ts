import type { TestGateway } from './create-test-gateway'

/** A fresh captcha as a person who can read sees it: its code, and the cookie of the browser that was shown it. */
export async function solveCaptcha(
  { call }: Pick<TestGateway, 'call'>,
  headers: Record<string, string> = {},
): Promise<{ code: string; cookie: string }> {
  const shown = (await call({ url: '/wps/captcha', headers })).cookies.find(
    ({ name }) => name === 'plaza_captcha',
  )
  if (!shown) throw new Error('no captcha was shown')
  const cookie = `${shown.name}=${shown.value}`
  // Developer addresses are open on this machine alone, whatever address the browser claims to have.
  const { 'x-forwarded-for': _address, ...own } = headers
  const read = await call({ url: '/dev/captcha', headers: { ...own, cookie } })
  return { cookie, code: read.json<{ value: { code: string } }>().value.code }
}
