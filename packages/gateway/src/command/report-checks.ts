import { PlainError } from '@plaza/server-kit'
import { runChecks, type Check, type CheckResult } from './conformance/check'

/** Runs checks and prints each as it ends. @throws PlainError saying how many failed */
export async function reportChecks(checks: readonly Check[], out: (text: string) => void): Promise<void> {
  const printResult = ({ name, why }: CheckResult) =>
    out(why === undefined ? `pass  ${name}` : `FAIL  ${name}: ${why}`)
  const results = await runChecks(checks, printResult)
  const failed = results.filter(({ why }) => why !== undefined).length
  if (failed > 0) throw new PlainError(`${failed} of ${results.length} checks failed.`)
  out(`All ${results.length} checks passed.`)
}
