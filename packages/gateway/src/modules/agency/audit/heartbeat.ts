/**
 * Does long work while it says again and again that it goes on, so that another process sees whether this one still lives. A beat that
 * fails is told to `onFailure` and the work goes on.
 */
export async function whileBeating<Result>(
  work: () => Promise<Result>,
  {
    everyMs,
    beat,
    onFailure,
  }: { everyMs: number; beat: () => Promise<unknown>; onFailure: (cause: unknown) => void },
): Promise<Result> {
  const timer = setInterval(() => void beat().catch(onFailure), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
