import { failureSchema } from '@plaza/contract'

/** Whether a sealed body was refused before it was opened, so that sealing it anew and sending it again is safe. */
export const isSealRefused = (answer: unknown): boolean => {
  const failure = failureSchema.safeParse(answer)
  return failure.success && (failure.data.code === 'body.stale' || failure.data.code === 'body.decrypt')
}

/** Server's time in ms that a `body.stale` brings; undefined in any other failure. */
export const serverTimeOf = (answer: unknown): number | undefined => {
  const failure = failureSchema.safeParse(answer)
  const now = failure.success && failure.data.code === 'body.stale' ? failure.data.value?.['now'] : undefined
  return typeof now === 'number' ? now : undefined
}
