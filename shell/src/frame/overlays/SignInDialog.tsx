import { useNavigate } from '@plaza/facade/router'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { loginAddress } from '../../kernel/session/return-to'
import { useShellText } from '../../kernel/language/texts'

interface Props {
  returnTo: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** Asks a guest to sign in; Confirm goes to /m/login with the way back (SESSION-4). */
export function SignInDialog({ returnTo, isOpen, onClose }: Props) {
  const t = useShellText()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('sessionRequired.title')}
      text={t('sessionRequired.text')}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void navigate(loginAddress(returnTo))
      }}
    />
  )
}
