import { useTiles } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { useOpen } from './useOpen'

/**
 * The list of the member centre: the tiles that remotes contribute for this viewer, by flag, promotion and member type.
 */
export function TileList() {
  const t = useMemberCentreText()
  const open = useOpen()
  const tiles = useTiles('member.tiles@1').filter(({ isRefused }) => !isRefused)
  if (tiles.length === 0) return null
  return (
    <Section title={t('memberCentre.list')}>
      <List label={t('memberCentre.list')}>
        {tiles.map(({ id, remote, label, icon, route }) => (
          <ListRow
            key={`${remote}/${id}`}
            title={label}
            icon={icon}
            href={route}
            onPress={(event) => {
              event.preventDefault()
              open(route)
            }}
          />
        ))}
      </List>
    </Section>
  )
}
