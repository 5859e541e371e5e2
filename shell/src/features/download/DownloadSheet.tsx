import { Sheet } from '@plaza/ui/sheet'
import { useShell } from '../../kernel/page/context'
import { useFrontText } from '../../kernel/language/texts'
import { DownloadOptions } from './DownloadOptions'

export interface DownloadSheetProps {
  isOpen: boolean
  onClose: () => void
}

/** The download pop-up (DOWNLOAD-3). */
export function DownloadSheet({ isOpen, onClose }: DownloadSheetProps) {
  const t = useFrontText()
  const { merchantName } = useShell().page.settings
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('download.title', { merchant: merchantName })}
      detail={t('download.detail')}
    >
      <DownloadOptions />
    </Sheet>
  )
}
