import { useAvailablePaths, useRemote } from '@plaza/federation'
import type { MenuItem } from '@plaza/ui/menu'
import { useLaunchText } from '../../locales/launch/texts'

export type BarSheet = 'reality' | 'info'

export interface BarMenuContext {
  isReal: boolean
  hasInfo: boolean
  fullScreen: { isSupported: boolean; isOn: boolean; toggle: () => Promise<void> }
  open: (sheet: BarSheet) => void
}

const historyPath = '/m/gameRecord'
const fairnessPath = '/m/fairness'
const responsiblePath = '/m/responsible'

/** The available entries of the game bar's menu, responsible play among them (RG-10). */
export function useBarMenu({ isReal, hasInfo, fullScreen, open }: BarMenuContext): MenuItem[] {
  const t = useLaunchText()
  const { navigate } = useRemote()
  const paths = useAvailablePaths()
  const items: (MenuItem | false)[] = [
    hasInfo && { id: 'info', label: t('bar.info'), icon: 'info', onPress: () => open('info') },
    fullScreen.isSupported && {
      id: 'full',
      label: t(fullScreen.isOn ? 'bar.smallScreen' : 'bar.fullScreen'),
      icon: 'tv',
      onPress: () => void fullScreen.toggle(),
    },
    isReal && { id: 'reality', label: t('bar.reality'), icon: 'clock', onPress: () => open('reality') },
    isReal &&
      paths.has(historyPath) && {
        id: 'history',
        label: t('bar.history'),
        icon: 'history',
        startsGroup: true,
        onPress: () => navigate(historyPath),
      },
    isReal &&
      paths.has(fairnessPath) && {
        id: 'fairness',
        label: t('bar.fairness'),
        icon: 'scale',
        onPress: () => navigate(fairnessPath),
      },
    paths.has(responsiblePath) && {
      id: 'responsible',
      label: t('bar.responsible'),
      icon: 'pause',
      onPress: () => navigate(responsiblePath),
    },
  ]
  return items.filter((item) => item !== false)
}
