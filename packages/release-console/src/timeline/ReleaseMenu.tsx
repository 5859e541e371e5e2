import type { RemoteOverview, TimelineRelease } from '@plaza/contract/release'
import { IconButton } from '@plaza/ui/icon-button'
import { Menu, type MenuItem } from '@plaza/ui/menu'
import { useRef, useState } from 'react'
import { useConsole } from '../shared/console-context'
import { useRightsReason } from '../shared/useRightsReason'
import { changeOf, draftOf, type ChangeAsk } from '../state/change-ask'
import { mayChange } from '../state/rights'
import { useConsoleText } from '../texts'
import css from './ReleaseMenu.module.css'
import { releaseActions } from './release-actions'

const icons: Record<ReturnType<typeof releaseActions>[number]['id'], string> = {
  promote: 'rocket',
  canary: 'percent',
  grow: 'trending-up',
  everybody: 'users',
  takeBack: 'history',
  rollback: 'history',
  pin: 'map-pin',
  floor: 'flag',
  block: 'lock',
  unblock: 'check',
}

/** Everything that can be done with a release. What the token may not is there, off, with the reason at its head. */
export function ReleaseMenu({
  remote,
  release,
  overview,
}: {
  remote: string
  release: TimelineRelease
  overview: RemoteOverview | undefined
}) {
  const t = useConsoleText()
  const { me, ask } = useConsole()
  const reason = useRightsReason()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isAllowed = (wish: ChangeAsk): boolean => {
    // The sheet chooses the merchant; any merchant represents it here.
    const change = changeOf(wish, { ...draftOf(wish), merchant: wish.kind === 'pin' ? 'any' : '' })
    return change !== undefined && mayChange(me, change)
  }
  const items = releaseActions(remote, release, overview).map(({ id, ask: wish }, index): MenuItem => ({
    id,
    label: t(`action.${id}`),
    icon: icons[id],
    isDangerous: id === 'block',
    isDisabled: !isAllowed(wish),
    startsGroup: id === 'pin' && index > 0,
    onPress: () => ask(wish),
  }))
  return (
    <>
      <IconButton
        ref={anchor}
        icon="more"
        label={t('release.menu', { release: release.release })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Menu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('release.menu', { release: release.release })}
        items={items}
        head={items.some(({ isDisabled }) => isDisabled) ? <p className={css.reason}>{reason}</p> : undefined}
      />
    </>
  )
}
