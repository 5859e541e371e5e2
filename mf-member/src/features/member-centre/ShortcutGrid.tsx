import { useTiles } from '@plaza/federation'
import { Icon } from '@plaza/ui/icon'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { useOpen } from './useOpen'
import css from './ShortcutGrid.module.css'

/** The shortcuts that remotes contribute, side by side; renders nothing when there are none. */
export function ShortcutGrid() {
  const t = useMemberCentreText()
  const open = useOpen()
  const tiles = useTiles('member.shortcuts@1').filter(({ isRefused }) => !isRefused)
  if (tiles.length === 0) return null
  return (
    <nav aria-label={t('memberCentre.shortcuts')}>
      <ul className={css.grid} role="list">
        {tiles.map(({ id, remote, label, icon, route }) => (
          <li key={`${remote}/${id}`}>
            <a
              href={route}
              className={css.tile}
              onClick={(event) => {
                event.preventDefault()
                open(route)
              }}
            >
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <span className={css.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
