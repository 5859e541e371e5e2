import { Sheet } from '@plaza/ui/sheet'
import { useFrontText } from '../../../kernel/language/texts'
import { useShell } from '../../../kernel/page/context'
import { InstallGuide } from './InstallGuide'

export interface InstallSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Called after the closing animation. */
  onClosed: () => void
}

/** The guide to the home screen, in a sheet. */
export function InstallSheet({ isOpen, onClose, onClosed }: InstallSheetProps) {
  const t = useFrontText()
  const { page } = useShell()
  return (
    <Sheet
      isOpen={isOpen}
      title={t('guide.title', { merchant: page.settings.merchantName })}
      detail={t('guide.why')}
      onClose={onClose}
      onClosed={onClosed}
    >
      <InstallGuide onDone={onClose} />
    </Sheet>
  )
}
