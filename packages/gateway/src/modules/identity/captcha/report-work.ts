import type { CaptchaWork } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Writes } from '../../../kernel/database/database'
import type { CallContext } from '../../../kernel/http/call-context'
import { hashSecret } from '../../../kernel/security/secrets'
import { isDone } from './captcha-work'

/**
 * Notes that a browser has done the work of the captcha that its cookie names (LOGIN-10).
 * @throws CallFailure `captcha.expired` where it has none any more, `captcha.work` where the solution is wrong.
 */
export async function reportWork(
  queries: Writes,
  { merchant, now }: Pick<CallContext, 'merchant' | 'now'>,
  cookie: string | undefined,
  solution: { counter: number; derivedKey: string },
): Promise<void> {
  const shown =
    cookie === undefined
      ? undefined
      : await queries
          .selectFrom('captchas')
          .select(['cookie_hash', 'work'])
          .where('cookie_hash', '=', hashSecret(cookie))
          .where('merchant', '=', merchant.code)
          .where('expires_at', '>', now)
          .executeTakeFirst()
  if (!shown) throw new CallFailure('captcha.expired', { captcha: true })
  if (!(await isDone(queries, JSON.parse(shown.work) as CaptchaWork, solution)))
    throw new CallFailure('captcha.work', { captcha: true })
  await queries
    .updateTable('captchas')
    .set({ is_worked: true })
    .where('cookie_hash', '=', shown.cookie_hash)
    .execute()
}
