import { memberTypes } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useTiles } from '@plaza/federation'
import { useShell } from '../../kernel/page/context'
import { registerPath } from '../../kernel/routes/paths'
import { shellRoutes } from '../../kernel/routes/route-table'
import { useShellText } from '../../kernel/language/texts'

/** One entry of the bottom menu. */
export interface Entry {
  id: string
  label: string
  /** Name in the icon table of ui. */
  icon: string
  route: string
  order: number
  /** Its page exists but is temporarily closed. */
  isRefused?: boolean
}

const home = shellRoutes[0]
const homeOrder = 10
/** Where other accounts have the deposit. */
const registerOrder = 30

/**
 * Home and the contributions of remotes, in order, in the page's language. A trial account, which has nothing to deposit, registers
 * instead (TRIAL-3).
 */
export function useEntries(): Entry[] {
  const t = useShellText()
  const tiles = useTiles('shell.bottom-menu@1')
  const { session } = useStoreValue(useShell().events.session)
  const register = {
    ...{ id: 'register', label: t('header.register'), icon: 'user-plus', route: registerPath },
    order: registerOrder,
  }
  const own = { id: 'home', label: t('nav.home'), icon: 'home', route: home.paths[0], order: homeOrder }
  return [own, ...(session?.type === memberTypes.trial ? [register] : []), ...tiles].sort(
    (a, b) => a.order - b.order,
  )
}
