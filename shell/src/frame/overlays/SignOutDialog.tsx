import { ConfirmDialog } from '@plaza/ui/dialog'
import { useShellText } from '../../kernel/language/texts'
import { useSignOut } from './useSignOut'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Asks before signing out (SESSION-2). */
export function SignOutDialog({ isOpen, onClose }: Props) {
  const t = useShellText()
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('logout.title')}
      text={t('logout.text')}
      isDangerous
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void signOut()
      }}
    />
  )
}
