import { slipBounds } from '@plaza/contract/lottery'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { Stepper } from './Stepper'

export interface MultiplierStepperProps {
  value: number
  onChange: (multiplier: number) => void
  /** Names the multiplier for screen readers, such as of which line it is. */
  label: string
}

/** A multiplier from 1 to 9999. */
export function MultiplierStepper(props: MultiplierStepperProps) {
  const t = useSlipText()
  return (
    <Stepper
      {...props}
      least={1}
      most={slipBounds.multiplier}
      less={t('slip.less')}
      more={t('slip.more')}
      sign="×"
    />
  )
}
