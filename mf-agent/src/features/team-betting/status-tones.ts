import type { PlayStatus } from '@plaza/contract/play'

/** How a status looks; a loss is quiet. */
export const statusTones = {
  open: 'warning',
  won: 'success',
  lost: 'neutral',
  void: 'neutral',
} as const satisfies Record<PlayStatus, string>
