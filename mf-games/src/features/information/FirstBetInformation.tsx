import { useCallMutation } from '@plaza/client'
import { informedCall, type Settings } from '@plaza/contract/site'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { FormProblem } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { useInformationText } from '../../locales/information/texts'
import css from './FirstBetInformation.module.css'
import type { MouseEvent } from 'react'

export interface FirstBetInformationProps {
  /** Called once the gateway has kept that it was read: the bet or the launch can be sent again. */
  onRead: () => void
  /** Absent where the page has a way back of its own. */
  onBack?: () => void
}

const limitsPath = '/m/limits'
const responsiblePath = '/m/responsible'
const facts = ['chance', 'money', 'time'] as const

/**
 * What somebody should know before the first bet, and where the tools are; confirmed once, where the bet is asked for
 * (RG-11). It offers nothing, and it goes away by its button alone.
 */
export function FirstBetInformation({ onRead, onBack }: FirstBetInformationProps) {
  const t = useInformationText()
  const { settings, navigate } = useRemote()
  const paths = useAvailablePaths()
  const { minimumAge = 18 } = (settings ?? {}) as Partial<Settings>
  const { mutate, isPending, isError } = useCallMutation(informedCall)
  const linkTo = (path: string) =>
    paths.has(path)
      ? {
          href: path,
          onPress: (event: MouseEvent) => {
            event.preventDefault()
            navigate(path)
          },
        }
      : undefined
  return (
    <section className={css.information} aria-labelledby="first-bet">
      <h2 id="first-bet" className={css.title}>
        {t('information.title')}
      </h2>
      <p>{t('information.intro')}</p>
      <ul className={css.facts} aria-label={t('information.facts')}>
        {facts.map((fact) => (
          <li key={fact}>{t(`information.${fact}`)}</li>
        ))}
        <li>{t('information.age', { age: minimumAge })}</li>
      </ul>
      <List label={t('information.tools')}>
        <ListRow
          icon="sliders"
          title={t('information.limits')}
          detail={t('information.limitsText')}
          {...linkTo(limitsPath)}
        />
        <ListRow
          icon="pause"
          title={t('information.breaks')}
          detail={t('information.breaksText')}
          {...linkTo(responsiblePath)}
        />
        <ListRow icon="clock" title={t('information.reality')} detail={t('information.realityText')} />
      </List>
      {isError && <FormProblem text={t('information.failed')} />}
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={isPending}
        onClick={() => mutate({ body: {} }, { onSuccess: onRead })}
      >
        {t('information.read')}
      </Button>
      {onBack && (
        <Button variant="quiet" isBlock onClick={onBack}>
          {t('information.back')}
        </Button>
      )}
    </section>
  )
}
