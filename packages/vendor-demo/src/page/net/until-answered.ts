import type { Refusal } from '../../api'

/**
 * How a call to the game's server failed. `lost`: whether it arrived is unknown, so it is repeated. `soon`: it came too
 * early and is repeated when allowed.
 */
export type CallFailure =
  | { kind: 'lost' }
  | { kind: 'soon'; waitMs: number }
  | { kind: 'expired' }
  | { kind: 'refused'; refusal: Refusal }

/** A call's answer, or how it failed. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: CallFailure }

/** Waits between tries, ms; the last one is repeated. */
export const retryWaits = [400, 1_000, 2_000, 4_000] as const

interface Tries {
  wait: (ms: number) => Promise<void>
  onLost: () => void
  onBack: () => void
}

/**
 * Repeats a call under the same intent until there is an answer, so that a bet whose answer got lost is neither
 * forgotten nor placed twice. Reports once when the connection is lost, and when it is back.
 */
export async function untilAnswered<T>(
  ask: () => Promise<Answer<T>>,
  { wait, onLost, onBack }: Tries,
): Promise<Answer<T>> {
  let lost = 0
  for (;;) {
    const answer = await ask()
    const failure = answer.ok ? null : answer.failure
    if (failure?.kind === 'lost') {
      if (lost === 0) onLost()
      await wait(retryWaits[Math.min(lost, retryWaits.length - 1)] ?? 4_000)
      lost += 1
      continue
    }
    if (lost > 0) onBack()
    if (failure?.kind !== 'soon') return answer
    lost = 0
    await wait(failure.waitMs)
  }
}
