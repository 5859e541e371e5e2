import { newCode } from '../kernel/security/code-hash'
import { newSecret } from '../kernel/security/secrets'
import { newWork } from '../modules/identity/captcha/captcha-work'
import { storeCaptcha } from '../modules/identity/captcha/store-captcha'
import type { TestGateway } from './create-test-gateway'

/**
 * A fresh captcha of merchant `demo` with its code and the cookie of the browser that keeps it, without drawing a picture and with its
 * work done: for suites in which captchas are only on the way. `solveCaptcha` shows one as a browser does.
 */
export async function issueCaptcha({
  db,
  clock,
}: Pick<TestGateway, 'db' | 'clock'>): Promise<{ code: string; cookie: string }> {
  const [code, cookie] = [newCode(4), newSecret()]
  await db.transaction(async (trx) => {
    const work = await newWork(trx, 1)
    await storeCaptcha(trx, { code, cookie, merchant: 'demo', now: clock.now(), work })
    await trx
      .updateTable('captchas')
      .set({ is_worked: true })
      .where('work', '=', JSON.stringify(work))
      .execute()
  })
  return { code, cookie: `plaza_captcha=${cookie}` }
}
