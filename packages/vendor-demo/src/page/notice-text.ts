import type { TableState } from './table/table-state'
import type { Texts } from './text/text'

/** The text of the notice over the field: a lost connection takes precedence. */
export function noticeOf(
  { t }: Texts,
  { isLost, notice }: TableState,
  isDemo: boolean,
): { text: string; tone: 'warning' | 'calm' } | null {
  if (isLost) return { text: t('state.lost'), tone: 'warning' }
  switch (notice) {
    case null:
      return null
    case 'resumed':
      return { text: t('state.resumed'), tone: 'calm' }
    case 'tooLate':
      return { text: t('crash.tooLate'), tone: 'calm' }
    case 'insufficient':
      return { text: t(isDemo ? 'refused.insufficientDemo' : 'refused.insufficient'), tone: 'warning' }
    default:
      return { text: t(`refused.${notice}`), tone: 'warning' }
  }
}
