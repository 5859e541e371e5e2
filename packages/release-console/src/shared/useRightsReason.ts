import { useConsole } from './console-context'
import { useConsoleText, type ConsoleTranslate } from '../texts'
import type { ReleaseScope } from '@plaza/contract/release'

/** A token's rights as text. */
export function rightsWords({ role, remotes, merchants }: ReleaseScope, t: ConsoleTranslate): string {
  if (role === 'team') return t('rights.team', { names: remotes.join(', ') })
  if (role === 'merchant') return t('rights.merchant', { names: merchants.join(', ') })
  return t(role === 'engineer' ? 'rights.engineer' : 'rights.viewer')
}

/** Why something can't be done with this token. */
export function useRightsReason(): string {
  const t = useConsoleText()
  const { me } = useConsole()
  return t('rights.reason', { may: rightsWords(me, t) })
}
