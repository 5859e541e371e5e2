import { playLimitKinds, type PlayLimits } from '@plaza/contract/site'
import { Answer } from '@plaza/ui/answer'
import { Card } from '@plaza/ui/card'
import { Page, Section, Stack } from '@plaza/ui/page'
import { useLimitsText } from '../../locales/limits/texts'
import { SkeletonCard } from '../../parts/SkeletonCard'
import { LimitCard } from './LimitCard'
import { useLimits } from './useLimits'

/** `/m/limits`: limits on deposits, losses, bets and time by day, week and month (RG-3, RG-7). */
export function LimitsScreen() {
  const t = useLimitsText()
  return (
    <Page>
      <p>{t('limits.intro')}</p>
      <Answer
        of={useLimits()}
        pending={
          <Stack gap={24}>
            {playLimitKinds.map((kind) => (
              <SkeletonCard key={kind} />
            ))}
          </Stack>
        }
        failed={{ title: t('limits.failed') }}
      >
        {(limits) => <Kinds {...limits} />}
      </Answer>
    </Page>
  )
}

function Kinds({ limits, currency }: PlayLimits) {
  const t = useLimitsText()
  return playLimitKinds.map((kind) => (
    <Section key={kind} title={t(`limits.kinds.${kind}`)}>
      <p>{t(`limits.kindTexts.${kind}`)}</p>
      <Card>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitCard key={limit.period} limit={limit} currency={currency} />
          ))}
      </Card>
    </Section>
  ))
}
