import type { DialogRequest } from './dialog-request'
import { NoticeDialog } from './NoticeDialog'
import { SignInDialog } from './SignInDialog'
import { SignOutDialog } from './SignOutDialog'

export interface DialogHostProps {
  request: DialogRequest
  isOpen: boolean
  onClose: () => void
}

/** The dialog of a request. */
export function DialogHost({ request, ...rest }: DialogHostProps) {
  switch (request.kind) {
    case 'notice':
      return <NoticeDialog request={request} {...rest} />
    case 'sign-in':
      return <SignInDialog returnTo={request.returnTo} {...rest} />
    case 'sign-out':
      return <SignOutDialog {...rest} />
  }
}
