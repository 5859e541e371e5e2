import { Button } from '@plaza/ui/button'
import { Dialog } from '@plaza/ui/dialog'
import { useLaunchText } from '../../locales/launch/texts'
import { failureView } from '../../play/failure-view'
import { useFailureTexts } from './useFailureTexts'
import { useFailureActions, type FailureContext } from './useFailureActions'

export interface RefusedDialogProps extends FailureContext {
  code: string
  onClose: () => void
}

/** Explains over a running game why the wallet refused a bet; the game continues when it is closed. */
export function RefusedDialog({ code, onClose, ...context }: RefusedDialogProps) {
  const t = useLaunchText()
  const textsOf = useFailureTexts()
  const actionsOf = useFailureActions(context)
  const { title, text } = textsOf(code)
  const [first] = actionsOf(failureView(code).ways.filter((way) => way !== 'retry' && way !== 'demo'))
  return (
    <Dialog
      isOpen
      isAlert
      closesByMask={false}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('launch.ways.continue')}</Button>
          {first && (
            <Button variant="primary" onClick={first.onPress}>
              {t(`launch.ways.${first.id}`)}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Dialog>
  )
}
