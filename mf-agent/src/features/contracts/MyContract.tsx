import type { Contract, ContractKind } from '@plaza/contract/agency'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { FormProblem } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useContractsText } from '../../locales/contracts/texts'
import { Preview } from './Preview'
import { stateTones } from './state-tones'
import { Terms } from './Terms'
import { useContractSteps, type ContractsAnswer } from './useContracts'

export interface MyContractProps {
  kind: ContractKind
  mine: ContractsAnswer['mine']
  /** Nobody is above the account: the site gives its contracts. */
  isAtTop: boolean
  currency: string
}

/** One's own contract, and the offer that waits for an answer, with the way to accept or reject it. */
export function MyContract({ kind, mine: { active, offered }, isAtTop, currency }: MyContractProps) {
  const t = useContractsText()
  return (
    <Section title={t('contracts.mine')}>
      {offered && <Offered kind={kind} offer={offered} currency={currency} />}
      {active && (
        <Card>
          <Stack gap={12}>
            <Head contract={active} />
            <Terms contract={active} currency={currency} />
          </Stack>
        </Card>
      )}
      {!active && !offered && <p>{t(isAtTop ? 'contracts.noneFromSite' : 'contracts.none')}</p>}
    </Section>
  )
}

function Head({ contract: { state, isAmendment } }: { contract: Contract }) {
  const t = useContractsText()
  return (
    <div>
      <Pill tone={stateTones[state]}>
        {t(state === 'offered' && isAmendment ? 'contracts.amendment' : `contracts.states.${state}`)}
      </Pill>
    </div>
  )
}

interface OfferedProps {
  kind: ContractKind
  offer: Contract
  currency: string
}

function Offered({ kind, offer, currency }: OfferedProps) {
  const t = useContractsText()
  const steps = useContractSteps(kind)
  return (
    <Card variant="glow">
      <Stack gap={12}>
        <Head contract={offer} />
        <p>
          {t(
            `contracts.${offer.isAmendment ? 'amendmentText' : 'offerText'}${offer.isFromSite === true ? 'FromSite' : ''}`,
          )}
        </p>
        <Terms contract={offer} currency={currency} />
        {kind !== 'dividend' && <Preview kind={kind} terms={() => offer.terms} />}
        {steps.error !== null && <FormProblem text={steps.error} />}
        <Button variant="primary" isBlock isBusy={steps.isBusy} onClick={() => steps.make(offer, 'accept')}>
          {t('contracts.accept')}
        </Button>
        <Button isBlock isDisabled={steps.isBusy} onClick={() => steps.make(offer, 'reject')}>
          {t('contracts.reject')}
        </Button>
      </Stack>
    </Card>
  )
}
