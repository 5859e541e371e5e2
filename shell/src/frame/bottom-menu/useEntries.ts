import { useTiles } from '@plaza/federation'
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

/** Home and the contributions of remotes, in order, in the page's language. */
export function useEntries(): Entry[] {
  const t = useShellText()
  const tiles = useTiles('shell.bottom-menu@1')
  const own = { id: 'home', label: t('nav.home'), icon: 'home', route: home.paths[0], order: homeOrder }
  return [own, ...tiles].sort((a, b) => a.order - b.order)
}
