import { useCall } from '@plaza/client'
import { memberRatesCall, rateCategories, type RatesOfChild } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { FormProblem } from '@plaza/ui/form'
import { PageActions, PageTitle, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useRatesText } from '../../locales/rates/texts'
import css from './Rates.module.css'
import { RateSlider } from './RateSlider'
import { useRateText } from './useRateText'
import { useSetRates } from './useSetRates'

/** The rates of one member directly below the agent, and the way to set them (RATE-1). */
export function MemberRates({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useRatesText()
  const answer = useCall(memberRatesCall, { query: { id } })
  return (
    <>
      <div>
        <Button size="small" variant="quiet" icon="chevron-left" onClick={onBack}>
          {t('rates.toMembers')}
        </Button>
      </div>
      <Answer of={answer} pending={<SkeletonRows count={6} />} failed={{ title: t('rates.memberFailed') }}>
        {(child) => <RatesForm child={child} />}
      </Answer>
    </>
  )
}

function RatesForm({ child }: { child: RatesOfChild }) {
  const t = useRatesText()
  const rateText = useRateText()
  const [chosen, setChosen] = useState<Partial<Record<string, number>>>({})
  const [isAsking, setAsking] = useState(false)
  const setting = useSetRates(child.id)
  const standing = (rate: RatesOfChild['rates'][number]) => rate.next ?? rate.current
  const changed = child.rates.flatMap((rate) => {
    const next = chosen[rate.category]
    return next === undefined || next === standing(rate) ? [] : [{ ...rate, from: standing(rate), to: next }]
  })
  const send = () =>
    setting.send(
      changed.map(({ category, to }) => ({ category, rate: to })),
      { done: () => setChosen({}), ended: () => setAsking(false) },
    )
  return (
    <>
      <PageTitle detail={t(child.type === memberTypes.player ? 'rates.player' : 'rates.agent')}>
        <bdi translate="no">{child.userName}</bdi>
      </PageTitle>
      <p className={css.muted}>{t(child.hasBet ? 'rates.hasBet' : 'rates.hasNotBet')}</p>
      <Stack gap={12}>
        {child.rates
          .toSorted(
            (one, other) => rateCategories.indexOf(one.category) - rateCategories.indexOf(other.category),
          )
          .map((rate) => (
            <RateSlider
              key={rate.category}
              rate={rate}
              value={chosen[rate.category] ?? standing(rate)}
              onChange={(value) => setChosen((before) => ({ ...before, [rate.category]: value }))}
            />
          ))}
      </Stack>
      <PageActions>
        {setting.problem !== null && <FormProblem text={setting.problem} />}
        <Button
          variant="primary"
          size="large"
          isBlock
          isBusy={setting.isBusy}
          disabledReason={changed.length === 0 ? t('rates.nothingChanged') : undefined}
          onClick={() => setAsking(true)}
        >
          {t('rates.save')}
        </Button>
      </PageActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('rates.confirm', { userName: child.userName })}
        isBusy={setting.isBusy}
        text={
          <>
            {changed.map(({ category, from, to }) => (
              <span key={category} className={css.line}>
                {t('rates.change', {
                  category: t(`rates.categories.${category}`),
                  from: rateText(category, from),
                  to: rateText(category, to),
                })}
              </span>
            ))}
            <span className={css.line}>{t(`rates.starts.${child.starts}`)}</span>
          </>
        }
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
