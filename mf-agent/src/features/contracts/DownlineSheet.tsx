import type { Contract, ContractKind } from '@plaza/contract/agency'
import { Button } from '@plaza/ui/button'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { Terms } from './Terms'
import { useContractSteps, type ContractParty } from './useContracts'

export interface DownlineSheetProps {
  kind: ContractKind
  party: ContractParty
  mayOffer: boolean
  currency: string
  isOpen: boolean
  onClose: () => void
  onOffer: () => void
}

/** The contract with somebody directly below: what waits, what holds, and what can be done about either. */
export function DownlineSheet(props: DownlineSheetProps) {
  const { kind, party, mayOffer, currency, isOpen, onClose, onOffer } = props
  const { active, offered, account, mayBeOffered } = party
  const t = useContractsText()
  const steps = useContractSteps(kind)
  const [isEnding, setEnding] = useState(false)
  const canOffer = mayOffer && mayBeOffered && !offered
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={account}>
      <Stack>
        {offered && <Part title={t('contracts.waits')} contract={offered} currency={currency} />}
        {active && <Part title={t('contracts.states.active')} contract={active} currency={currency} />}
        {!active && !offered && <p>{t('contracts.noneWith', { account })}</p>}
        {!mayBeOffered && <p>{t('contracts.notOffered')}</p>}
        {steps.error !== null && <FormProblem text={steps.error} />}
        {canOffer && (
          <Button variant="primary" isBlock onClick={onOffer}>
            {t(active ? 'contracts.amend' : 'contracts.offer')}
          </Button>
        )}
        {offered && (
          <Button isBlock isBusy={steps.isBusy} onClick={() => steps.make(offered, 'withdraw')}>
            {t('contracts.withdraw')}
          </Button>
        )}
        {active && (
          <Button variant="danger" isBlock isDisabled={steps.isBusy} onClick={() => setEnding(true)}>
            {t('contracts.end')}
          </Button>
        )}
      </Stack>
      {active && (
        <ConfirmDialog
          isOpen={isEnding}
          title={t('contracts.endTitle', { account })}
          text={t('contracts.endText')}
          confirm={t('contracts.end')}
          isDangerous
          onConfirm={() => {
            setEnding(false)
            steps.make(active, 'end')
          }}
          onCancel={() => setEnding(false)}
        />
      )}
    </Sheet>
  )
}

function Part({ title, contract, currency }: { title: string; contract: Contract; currency: string }) {
  return (
    <Stack gap={8}>
      <h3>{title}</h3>
      <Terms contract={contract} currency={currency} />
    </Stack>
  )
}
