import type { Channel } from '@plaza/contract/release'

/** Whether the guard took a release of a channel back, also where somebody has given it out again. */
export const wasTakenBack = ({ takenBack }: Channel, release: string): boolean =>
  takenBack?.some((one) => one.release === release) ?? false
