import { useStoreValue } from '@plaza/events'
import { useRemote, useTiles } from '@plaza/federation'
import { Icon } from '@plaza/ui/icon'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { useOpen } from './useOpen'
import css from './ShortcutGrid.module.css'

/** The page whose shortcut comes before the download; the others follow it (MEMBER-2). */
const benefitsPath = '/m/member/benefits'

/** The shortcuts that remotes contribute, and the download of the app, which the shell offers in a pop-up, side by side. */
export function ShortcutGrid() {
  const t = useMemberCentreText()
  const open = useOpen()
  const tiles = useTiles('member.shortcuts@1').filter(({ isRefused }) => !isRefused)
  const benefits = tiles.filter(({ route }) => route === benefitsPath)
  const others = tiles.filter(({ route }) => route !== benefitsPath)
  const linkOf = ({ id, remote, label, icon, route }: (typeof tiles)[number]) => (
    <li key={`${remote}/${id}`}>
      <a
        href={route}
        className={css.tile}
        onClick={(event) => {
          event.preventDefault()
          open(route)
        }}
      >
        <Shortcut icon={icon} label={label} />
      </a>
    </li>
  )
  return (
    <nav aria-label={t('memberCentre.shortcuts')}>
      <ul className={css.grid} role="list">
        {benefits.map(linkOf)}
        <li>
          <Download />
        </li>
        {others.map(linkOf)}
      </ul>
    </nav>
  )
}

const Shortcut = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <span className={css.icon}>
      <Icon name={icon} />
    </span>
    <span className={css.label}>{label}</span>
  </>
)

/** Opens the shell's download pop-up; a guest is asked to log in first, as by every other tap here. */
function Download() {
  const t = useMemberCentreText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const open = useOpen()
  return (
    <button
      type="button"
      className={css.tile}
      onClick={() => (session ? events.say('download:open', {}) : open('/m/member/home'))}
    >
      <Shortcut icon="download" label={t('memberCentre.download')} />
    </button>
  )
}
