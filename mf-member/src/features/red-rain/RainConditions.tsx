import type { Rain, RainCondition } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useRedRainText } from '../../locales/red-rain/texts'
import css from './RedRain.module.css'

/** What a member must have done to take part, each with what it has so far. */
export function RainConditions({ rain }: { rain: Rain }) {
  const t = useRedRainText()
  const words = useConditionWords(rain)
  return (
    <Section title={t('redRain.conditions')}>
      {rain.conditions.length === 0 ? (
        <p className={css.muted}>{t('redRain.everybody')}</p>
      ) : (
        <List label={t('redRain.conditions')}>
          {rain.conditions.map((condition) => {
            const { icon, title, detail } = words(condition)
            // Below the words: beside them it would leave a long translation no room.
            const state = (
              <Pill tone={condition.isMet ? 'success' : 'neutral'}>
                {t(condition.isMet ? 'redRain.met' : 'redRain.unmet')}
              </Pill>
            )
            return (
              <ListRow
                key={condition.kind}
                icon={icon}
                title={title}
                detail={
                  <span className={css.condition}>
                    <span>{detail}</span>
                    {state}
                  </span>
                }
              />
            )
          })}
        </List>
      )}
    </Section>
  )
}

function useConditionWords({ conditionDays: count, currency }: Rain) {
  const t = useRedRainText()
  const { money } = useFormats()
  return ({ kind, wanted, has }: RainCondition) =>
    kind === 'vip'
      ? {
          icon: 'crown',
          title: t('redRain.condition.vip', { wanted }),
          detail: t('redRain.condition.hasLevel', { has }),
        }
      : {
          icon: kind === 'deposit' ? 'deposit' : 'gamepad',
          title: t(`redRain.condition.${kind}`, { count, wanted: money(wanted, currency) }),
          detail: t('redRain.condition.has', { has: money(has, currency) }),
        }
}
