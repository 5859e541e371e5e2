import { turnoverCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, Section, Stack } from '@plaza/ui/page'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { useTurnoverText } from '../../locales/turnover/texts'
import { MoneySummary } from '../money-summary/MoneySummary'
import { EndedRequirements } from './EndedRequirements'
import { RequirementCard } from './RequirementCard'
import { useBalanceChanges } from './useBalanceChanges'
import styles from './Turnover.module.css'

/** A stake that is lost counts without a change of balance: the page asks this often, ms. */
const everyMs = 15_000

/** `/m/turnover`: what has to be staked before money can go out, and what contributed (WITHDRAW-7). */
export const TurnoverScreen = () => (
  <MemberGate>
    <Turnover />
  </MemberGate>
)

function Turnover() {
  const t = useTurnoverText()
  useBalanceChanges(turnoverCall)
  return (
    <Answer
      of={useCall(turnoverCall, {}, { intervalMs: () => everyMs })}
      isPage
      pending={
        <>
          <Skeleton shape="title" width="half" />
          <SkeletonRows count={4} />
        </>
      }
      failed={{ title: t('turnover.failed') }}
    >
      {({ requirements, currency, ...money }) => {
        const open = requirements.filter(({ state }) => state === 'open')
        const ended = requirements.filter(({ state }) => state !== 'open')
        return (
          <Page>
            <MoneySummary money={{ ...money, currency }}>
              <p className={styles.note}>{t('turnover.intro')}</p>
            </MoneySummary>
            {open.length === 0 ? (
              <EmptyState drawing="lighthouse" title={t('turnover.none')} text={t('turnover.noneText')} />
            ) : (
              <Section title={t('turnover.open')}>
                <Stack gap={12}>
                  {open.map((requirement, index) => (
                    <RequirementCard
                      key={requirement.id}
                      requirement={requirement}
                      currency={currency}
                      isNext={index === 0 && open.length > 1}
                    />
                  ))}
                </Stack>
              </Section>
            )}
            <EndedRequirements requirements={ended} currency={currency} />
          </Page>
        )
      }}
    </Answer>
  )
}
