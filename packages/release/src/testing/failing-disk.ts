import type { Disk } from '../store/disk'
import { realDisk } from '../store/disk'

const steps = ['write', 'link', 'rename', 'makeFolder', 'sync'] as const

/** A disk for tests whose n-th step after `arm` fails with an error code. Removing always works. */
export interface FailingDisk extends Disk {
  /** The step after `after` more ones fails, and all that follow; `after` of Infinity heals the disk. */
  arm(after: number, code?: string): void
  /** Steps since `arm`. */
  taken(): number
}

/** A disk that works until it is armed. */
export function createFailingDisk(): FailingDisk {
  let left = Number.POSITIVE_INFINITY
  let code = 'ENOSPC'
  let taken = 0
  const guarded = Object.fromEntries(
    steps.map((step) => [
      step,
      async (...args: never[]) => {
        taken += 1
        left -= 1
        if (left < 0) throw Object.assign(new Error(`${code}: ${step}`), { code })
        return (realDisk[step] as (...given: never[]) => Promise<void>)(...args)
      },
    ]),
  ) as Pick<Disk, (typeof steps)[number]>
  return {
    ...realDisk,
    ...guarded,
    arm(after, failure = 'ENOSPC') {
      left = after
      code = failure
      taken = 0
    },
    taken: () => taken,
  }
}
