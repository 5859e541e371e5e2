import { useAvailablePaths, useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Sheet } from '@plaza/ui/sheet'
import { useTableText } from '../../locales/lottery-table/texts'

export interface MenuSheetProps {
  code: string
  isOpen: boolean
  onRules: () => void
  onClose: () => void
}

const pages = [
  { id: 'results', path: '/m/results', icon: 'history', query: 'code' },
  { id: 'trend', path: '/m/trend', icon: 'chart-line', query: 'code' },
  { id: 'orders', path: '/m/orders', icon: 'receipt', query: 'lottery' },
  { id: 'plans', path: '/m/chase', icon: 'calendar', query: 'lottery' },
  { id: 'responsible', path: '/m/responsible', icon: 'pause', query: undefined },
] as const

/** What belongs to a table: its rules, results, trend, the member's bets, and responsible play (RG-10). */
export function MenuSheet({ code, isOpen, onRules, onClose }: MenuSheetProps) {
  const t = useTableText()
  const { navigate } = useRemote()
  const paths = useAvailablePaths()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('table.menu')}>
      <List>
        <ListRow icon="info" title={t('table.menuItems.rules')} onPress={onRules} />
        {pages.map(
          ({ id, path, icon, query }) =>
            paths.has(path) && (
              <ListRow
                key={id}
                icon={icon}
                title={t(`table.menuItems.${id}`)}
                onPress={() => navigate(query ? `${path}?${query}=${code}` : path)}
              />
            ),
        )}
      </List>
    </Sheet>
  )
}
