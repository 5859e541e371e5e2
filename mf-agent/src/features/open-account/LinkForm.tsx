import { useCallMutation, useForget } from '@plaza/client'
import {
  agentLinksCall,
  changeLinkCall,
  linkDays,
  makeLinkCall,
  type AgentLink,
  type OpenedType,
} from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { PageTitle, Stack } from '@plaza/ui/page'
import { readWhole } from '@plaza/ui/typed-number'
import { useState } from 'react'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { isRateCategory } from './is-rate-category'
import { NewRates, ratesOf, type ChosenRates } from './NewRates'
import { OpenedTypes } from './OpenedTypes'

const longestChannel = 40
const mostRegistrations = 100_000

type Days = (typeof linkDays)[number] | null
/** `kept`: as the link has it. */
const choices: readonly ('kept' | Days)[] = ['kept', ...linkDays, null]

export interface LinkFormProps {
  /** The link that is changed; a new one is made when absent. */
  link?: AgentLink
  /** Called when it is saved, with its id, and when it is given up, with null. */
  onEnd: (id: string | null) => void
}

const ratesOfLink = (link: AgentLink | undefined): ChosenRates =>
  Object.fromEntries(
    (link?.rates ?? []).flatMap(({ category, rate }) => (isRateCategory(category) ? [[category, rate]] : [])),
  )

/** What registers by a link, how long, how often, and with which rates (AGENT-7). */
export function LinkForm({ link, onEnd }: LinkFormProps) {
  const t = useOpenAccountText()
  const { events } = useRemote()
  const forget = useForget()
  const errorText = useErrorText()
  const [type, setType] = useState<OpenedType>(link?.type ?? 'player')
  const [days, setDays] = useState<'kept' | Days>(link ? 'kept' : 7)
  const [channel, setChannel] = useState(link?.channel ?? '')
  const [most, setMost] = useState(link?.most ? String(link.most) : '')
  const [rates, setRates] = useState<ChosenRates>(() => ratesOfLink(link))
  const [isTried, setTried] = useState(false)
  const making = useCallMutation(makeLinkCall)
  const changing = useCallMutation(changeLinkCall)
  const failure = making.error ?? changing.error
  const number = most.trim() === '' ? null : readWhole(most)
  const isWrong = most.trim() !== '' && (number === null || number < 1 || number > mostRegistrations)
  const isLong = [...channel].length > longestChannel
  const saved = {
    onSuccess: ({ id }: AgentLink) => {
      forget(agentLinksCall)
      events.say('toast', { kind: 'success', text: t(link ? 'open.changed' : 'open.linkMade') })
      onEnd(id)
    },
  }
  const send = () => {
    setTried(true)
    if (isWrong || isLong) return
    const terms = { type, channel: channel.trim(), rates: ratesOf(rates), most: number }
    if (link)
      changing.mutate(
        { params: { id: link.id }, body: { ...terms, ...(days !== 'kept' && { days }) } },
        saved,
      )
    else making.mutate({ body: { ...terms, days: days === 'kept' ? null : days } }, saved)
  }
  return (
    <Form onSend={send}>
      <Stack gap={12}>
        <PageTitle>{t(link ? 'open.changeLink' : 'open.newLink')}</PageTitle>
        <OpenedTypes value={type} onChange={setType} />
        <ChipGroup label={t('open.validity')}>
          {choices
            .filter((choice) => choice !== 'kept' || link !== undefined)
            .map((choice) => (
              <Chip key={String(choice)} isPressed={choice === days} onPress={() => setDays(choice)}>
                {choice === 'kept'
                  ? t('open.kept')
                  : choice === null
                    ? t('open.forEver')
                    : t('open.days', { count: choice })}
              </Chip>
            ))}
        </ChipGroup>
        <TextField
          label={t('open.channel')}
          help={t('open.channelHelp')}
          autoComplete="off"
          value={channel}
          error={isTried && isLong ? t('open.channelLong', { count: longestChannel }) : null}
          onChange={setChannel}
        />
        <TextField
          label={t('open.most')}
          help={t('open.mostHelp')}
          inputMode="numeric"
          autoComplete="off"
          value={most}
          error={isTried && isWrong ? t('open.mostWrong') : null}
          onChange={setMost}
        />
        <NewRates value={rates} onChange={setRates} />
        <FormFoot
          problem={failure ? { text: errorText(failure.code, failure.value, failure) } : undefined}
          isPending={making.isPending || changing.isPending}
        >
          {t('open.save')}
        </FormFoot>
        <Button isBlock variant="quiet" onClick={() => onEnd(null)}>
          {t('open.cancel')}
        </Button>
      </Stack>
    </Form>
  )
}
