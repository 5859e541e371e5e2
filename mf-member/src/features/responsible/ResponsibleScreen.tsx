import { useCall } from '@plaza/client'
import { memberTypes } from '@plaza/contract/identity'
import { responsibleCall, type Settings } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { useState } from 'react'
import { useResponsibleText } from '../../locales/responsible/texts'
import { AssessmentSheet } from './AssessmentSheet'
import { BreakSheet } from './BreakSheet'
import { HeldBreak } from './HeldBreak'
import { HistorySheet } from './HistorySheet'
import { RealitySheet } from './RealitySheet'
import { useBreaks } from './useBreaks'

type Tool = 'timeOut' | 'exclusion' | 'reality' | 'history' | 'assessment'

const path = '/m/responsible'
const limitsPath = '/m/limits'
const statementPath = '/m/statement'
const privacyPath = '/m/privacy'
const servicePath = '/m/service'
const morePath = '/m/help?i=5'

/**
 * `/m/responsible`: tools, information and help, for visitors too (R2, R3, R10, R11, R18, R20). What needs an account asks
 * for the sign-in.
 */
export function ResponsibleScreen() {
  const t = useResponsibleText()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const isMember = session !== null && session.type !== memberTypes.trial
  const state = useCall(responsibleCall, {}, { enabled: isMember })
  const breaks = useBreaks()
  const [open, setOpen] = useState<Tool>()
  const held = breaks.begun ?? state.data?.exclusion ?? null
  const forMember = (then: () => void) => () =>
    isMember ? then() : events.say('session:required', { returnTo: path, keepsPage: true })
  const sheet = (tool: Tool) => ({ isOpen: open === tool, onClose: () => setOpen(undefined) })
  return (
    <Page>
      <p>{t('responsible.intro')}</p>
      {held && <HeldBreak exclusion={held} breaks={breaks} isSignedIn={isMember} />}
      <Section title={t('responsible.tools')}>
        <List label={t('responsible.tools')}>
          <Row icon="sliders" tool="limits" onPress={forMember(() => navigate(limitsPath))} />
          <Row icon="pause" tool="timeOut" onPress={forMember(() => setOpen('timeOut'))} />
          <Row icon="lock" tool="exclusion" onPress={forMember(() => setOpen('exclusion'))} />
          <Row icon="clock" tool="reality" onPress={forMember(() => setOpen('reality'))} />
          <Row icon="chart" tool="statement" onPress={forMember(() => navigate(statementPath))} />
          <Row icon="history" tool="history" onPress={forMember(() => setOpen('history'))} />
          <Row icon="shield" tool="privacy" onPress={forMember(() => navigate(privacyPath))} />
          <Row icon="clipboard" tool="assessment" onPress={() => setOpen('assessment')} />
        </List>
      </Section>
      <Information />
      {state.data && !breaks.begun && (
        <>
          <BreakSheet kind="timeOut" periods={state.data.timeOuts} breaks={breaks} {...sheet('timeOut')} />
          <BreakSheet
            kind="exclusion"
            periods={state.data.exclusions}
            breaks={breaks}
            {...sheet('exclusion')}
          />
        </>
      )}
      {isMember && <RealitySheet {...sheet('reality')} />}
      {isMember && <HistorySheet {...sheet('history')} />}
      <AssessmentSheet {...sheet('assessment')} />
    </Page>
  )
}

function Row({
  icon,
  tool,
  onPress,
}: {
  icon: string
  tool: Tool | 'limits' | 'statement' | 'privacy'
  onPress: () => void
}) {
  const t = useResponsibleText()
  return (
    <ListRow
      icon={icon}
      title={t(`responsible.${tool}`)}
      detail={t(`responsible.${tool}Text`)}
      onPress={onPress}
    />
  )
}

/** What everybody should know, and who helps. */
function Information() {
  const t = useResponsibleText()
  const { settings, navigate } = useRemote()
  const { minimumAge = 18, helpOrganisations = [] } = (settings ?? {}) as Partial<Settings>
  return (
    <>
      <Section title={t('responsible.information')}>
        <ul>
          <li>{t('responsible.facts.chance')}</li>
          <li>{t('responsible.facts.money')}</li>
          <li>{t('responsible.facts.time')}</li>
          <li>{t('responsible.facts.age', { age: minimumAge })}</li>
        </ul>
        <List>
          <ListRow icon="info" title={t('responsible.more')} onPress={() => navigate(morePath)} />
        </List>
      </Section>
      <Section title={t('responsible.help')}>
        <List label={t('responsible.help')}>
          {helpOrganisations.map(({ name, url }) => (
            <ListRow key={url} icon="external" title={name} href={url} />
          ))}
          <ListRow icon="headset" title={t('responsible.service')} onPress={() => navigate(servicePath)} />
        </List>
      </Section>
    </>
  )
}
