import { useStoreValue } from '@plaza/events'
import { useTiles } from '@plaza/federation'
import { useNavigate } from '@plaza/facade/router'
import type { MenuItem } from '@plaza/ui/menu'
import { useShell } from '../../kernel/page/context'
import { feedbackPath, helpPath, inboxPath } from '../../kernel/routes/paths'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useShellText } from '../../kernel/language/texts'

/**
 * The entries of the header's menu (FRAME-5): contributions of remotes (deposit, withdraw), the balance, help, inbox
 * and feedback where their pages are available, language, sign out.
 */
export function useMenuItems(chooseLanguage: () => void): MenuItem[] {
  const t = useShellText()
  const { events, page } = useShell()
  const isOpen = useOpenPaths()
  const go = useNavigate()
  const isHidden = useStoreValue(events.hiddenBalance)
  const tiles = useTiles('shell.header-menu@1')
  return [
    ...tiles.map(({ id, label, icon, route }) => ({ id, label, icon, onPress: () => void go(route) })),
    {
      id: 'refresh',
      label: t('header.refreshBalance'),
      icon: 'refresh',
      startsGroup: tiles.length > 0,
      onPress: () => events.say('balance:stale', { reason: 'asked' }),
    },
    {
      id: 'hide',
      label: t(isHidden ? 'header.showBalance' : 'header.hideBalance'),
      icon: isHidden ? 'eye' : 'eye-off',
      staysOpen: true,
      onPress: () => events.say('balance:hidden', { isHidden: !isHidden }),
    },
    ...(isOpen(inboxPath)
      ? [
          {
            id: 'inbox',
            label: t('header.inbox'),
            icon: 'mail',
            startsGroup: true,
            onPress: () => void go(inboxPath),
          } as const,
        ]
      : []),
    {
      id: 'help',
      label: t('header.help'),
      icon: 'help',
      startsGroup: !isOpen(inboxPath),
      onPress: () => void go(helpPath),
    },
    ...(page.settings.whitelabel['FEEDBACK3'] && isOpen(feedbackPath)
      ? [
          {
            id: 'feedback',
            label: t('header.feedback'),
            icon: 'message',
            onPress: () => void go(feedbackPath),
          } as const,
        ]
      : []),
    { id: 'language', label: t('language.title'), icon: 'globe', onPress: chooseLanguage },
    {
      id: 'sign-out',
      label: t('header.signOut'),
      icon: 'log-out',
      startsGroup: true,
      onPress: () => events.say('session:logout-request', {}),
    },
  ]
}
