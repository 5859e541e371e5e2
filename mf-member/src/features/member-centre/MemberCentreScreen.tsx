import { memberInfoCall } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { Slot, useRemote } from '@plaza/federation'
import { IconButton } from '@plaza/ui/icon-button'
import { Page, Stack, TopBar } from '@plaza/ui/page'
import type { ReactNode } from 'react'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { AccountCard } from './AccountCard'
import { GuestCard } from './GuestCard'
import { isNewCentre } from './is-new-centre'
import { ShortcutGrid } from './ShortcutGrid'
import { TileList } from './TileList'
import { UnreadMark } from './UnreadMark'
import { useOpen } from './useOpen'
import css from './MemberCentreScreen.module.css'

/** What the member centre asks for before it can show the account. */
export const memberCentreReads = [memberInfoCall]

/**
 * /m/member/home and /m/mine, one screen (MEMBER-1), in two versions (MEMBER-5): the new one has the settings button in its bar
 * and the wallet above the shortcuts, the base one the button beside the account and the shortcuts first.
 */
export function MemberCentreScreen() {
  const t = useMemberCentreText()
  const { events, navigate, settings } = useRemote()
  const { session } = useStoreValue(events.session)
  const open = useOpen()
  const isNew = isNewCentre(settings)
  const card = session ? <AccountCard /> : <GuestCard />
  const button = (
    <IconButton icon="settings" label={t('memberCentre.settings')} onClick={() => open('/m/set')} />
  )
  return (
    <>
      <TopBar
        title={t('memberCentre.title')}
        onBack={() => navigate('/m/home')}
        end={
          <>
            <UnreadMark />
            {isNew && button}
          </>
        }
      />
      <Page isLit>
        <Stack>
          {isNew ? card : <WithSettings button={button}>{card}</WithSettings>}
          {!isNew && <ShortcutGrid />}
          <Slot name="member.wallet@1" />
          {isNew && <ShortcutGrid />}
        </Stack>
        <TileList />
      </Page>
    </>
  )
}

const WithSettings = ({ children, button }: { children: ReactNode; button: ReactNode }) => (
  <div className={css.head}>
    <div className={css.card}>{children}</div>
    {button}
  </div>
)
