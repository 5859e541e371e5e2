/** A failed check; the message says what was found instead. */
export class CheckFailure extends Error {
  override name = 'CheckFailure'
}

/** Fails a check unless a statement holds. */
export function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new CheckFailure(otherwise)
}

/** One check of the suite. */
export interface Check {
  name: string
  run(): Promise<void>
}

/** The result of a check; `why` is present when it failed. */
export interface CheckResult {
  name: string
  why?: string
}

/** Runs checks one after another, regardless of failures, and reports each as it ends. */
export async function runChecks(
  checks: readonly Check[],
  tell: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, run } of checks) {
    const result: CheckResult = await Promise.resolve()
      .then(run)
      .then(
        () => ({ name }),
        (error: unknown) => ({ name, why: error instanceof Error ? error.message : String(error) }),
      )
    tell(result)
    results.push(result)
  }
  return results
}
