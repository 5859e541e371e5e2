import { CallError, type Transport } from '@plaza/client/transport'
import { captchaWorkCall, type CaptchaWork } from '@plaza/contract/identity'

/**
 * Begins the work of a captcha and reports it (LOGIN-10). The returned function resolves once the gateway has accepted
 * it; what failed is tried again by its next call.
 * @throws CallError of the report; `captcha.work` where the work took too long
 */
export function proveWork(
  transport: Pick<Transport, 'send'>,
  work: CaptchaWork,
  controller: AbortController,
): () => Promise<void> {
  let solution: { counter: number; derivedKey: string } | undefined
  const prove = async () => {
    const { solveWork } = await import('./solve-work')
    solution ??= await solveWork(work, controller)
    if (!solution) throw new CallError('captcha.work', '', {}, 400)
    await transport.send(captchaWorkCall, { body: solution, signal: controller.signal })
  }
  let proving: Promise<void> | undefined
  return () =>
    (proving ??= prove().catch((error: unknown) => {
      proving = undefined
      throw error
    }))
}
