import { useCountdown as useCountdownBy } from '@plaza/ui/countdown'
import { useShell } from '../../kernel/page/context'

/**
 * Whole seconds until a time of the server's clock, updated every second (SMS-1); 0 once it has passed and for
 * undefined.
 */
export const useCountdown = (untilMs: number | undefined): number =>
  useCountdownBy(untilMs, useShell().serverNow)
