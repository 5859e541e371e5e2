import { failureSchema } from '@plaza/contract/kernel'

const codeOf = (answer: unknown): string | undefined => failureSchema.safeParse(answer).data?.code

/** Whether a sealed body was refused before it was opened, so that it is safe to seal it again and send it again. */
export const isSealRefused = (answer: unknown): boolean => {
  const code = codeOf(answer)
  return code === 'body.stale' || code === 'body.decrypt'
}

/** Whether a call was refused until the member gives its password again. */
export const isReauthRequired = (answer: unknown): boolean => codeOf(answer) === 'reauth.required'

/** Server's time in ms that a `body.stale` brings; undefined in any other failure. */
export const serverTimeOf = (answer: unknown): number | undefined => {
  const failure = failureSchema.safeParse(answer)
  const now = failure.success && failure.data.code === 'body.stale' ? failure.data.value?.['now'] : undefined
  return typeof now === 'number' ? now : undefined
}
