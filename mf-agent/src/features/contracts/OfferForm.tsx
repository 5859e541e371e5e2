import { mostTiers, type ContractKind, type ContractTerms } from '@plaza/contract/agency'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { Form, FormProblem } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageTitle, Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { draftOf, nextTier, type ContractDraft, type TierDraft } from './contract-draft'
import { Preview } from './Preview'
import { TierFields } from './TierFields'
import type { ContractParty } from './useContracts'
import { useOffer } from './useOffer'

export interface OfferFormProps {
  kind: ContractKind
  to: ContractParty
  /** One's own terms, which bound the offer. */
  own: ContractTerms
  currency: string
  /** It was sent, or is not wanted any more. */
  onEnd: () => void
}

/** An offer to somebody directly below, or an amendment of the current contract: basis and period are those of one's own. */
export function OfferForm({ kind, to, own, currency, onEnd }: OfferFormProps) {
  const t = useContractsText()
  const [draft, setDraft] = useState<ContractDraft>(() => draftOf(to.active?.terms ?? own))
  const offer = useOffer({ kind, to: to.account, own, currency })
  const change = (part: Partial<ContractDraft>) => {
    offer.clear()
    setDraft({ ...draft, ...part })
  }
  const changeTier = (key: number, part: Partial<TierDraft>) =>
    change({ tiers: draft.tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)) })
  const problem = offer.problem
  return (
    <Form onSend={() => offer.send(draft, onEnd)}>
      <Page>
        <PageTitle detail={t('contracts.formText', { period: t(`contracts.periods.${own.period}`) })}>
          {t(to.active ? 'contracts.amendFor' : 'contracts.offerTo', { account: to.account })}
        </PageTitle>
        <MoneyField
          label={t('contracts.activeFrom')}
          valueMinor={draft.activeMinor}
          onChange={(activeMinor) => change({ activeMinor })}
          currency={currency}
          error={problem?.tier === 0 ? problem.text : null}
        />
        {kind === 'dividend' && (
          <Checkbox
            isChecked={own.carries || draft.carries}
            isDisabled={own.carries}
            onChange={(carries) => change({ carries })}
          >
            {t('contracts.carriesLong')}
          </Checkbox>
        )}
        {draft.tiers.map((tier, at) => (
          <TierFields
            key={tier.key}
            kind={kind}
            number={at + 1}
            tier={tier}
            currency={currency}
            problem={problem?.tier === at + 1 ? problem.text : null}
            onChange={(part) => changeTier(tier.key, part)}
            onRemove={
              draft.tiers.length > 1
                ? () => change({ tiers: draft.tiers.filter(({ key }) => key !== tier.key) })
                : undefined
            }
          />
        ))}
        <Stack gap={8}>
          {draft.tiers.length < mostTiers && (
            <Button isBlock icon="plus" onClick={() => change({ tiers: [...draft.tiers, nextTier(draft)] })}>
              {t('contracts.addTier')}
            </Button>
          )}
          {kind !== 'dividend' && <Preview kind={kind} to={to.account} terms={() => offer.read(draft)} />}
          {offer.error !== null && <FormProblem text={offer.error} />}
          <Button type="submit" variant="primary" size="large" isBlock isBusy={offer.isBusy}>
            {t('contracts.send')}
          </Button>
          <Button isBlock isDisabled={offer.isBusy} onClick={onEnd}>
            {t('contracts.cancel')}
          </Button>
        </Stack>
      </Page>
    </Form>
  )
}
