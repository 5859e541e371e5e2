import { languageNames } from '@plaza/contract/kernel'
import { useNavigate } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { useState, type MouseEvent } from 'react'
import { useShell } from '../../kernel/page/context'
import { changePasswordPath, helpPath } from '../../kernel/routes/paths'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useSessionScreen } from '../../kernel/session/useSessionScreen'
import { useShellText, useSignInText } from '../../kernel/language/texts'
import { LanguageSheet } from '../../parts/language/LanguageSheet'
import { AppearanceChoice } from './AppearanceChoice'

/** The page of a remote; its row is shown only where that page is available. */
const sessionsPath = '/m/sessions'

/** Themes with a light variant. */
const themesWithLight: ReadonlySet<string> = new Set(['perla'])

/** Personal settings (SETTINGS-1): password, language, appearance where the theme has a choice, sign-out. */
export function SettingsScreen() {
  const t = useSignInText()
  const frame = useShellText()
  const { events, page } = useShell()
  const language = useLanguage()
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const { isOpen, guard } = useSessionScreen()
  const opens = useOpenPaths()
  const { responsiblePath = helpPath } = page.settings
  if (!isOpen) return null
  const goTo = (path: string) => (event: MouseEvent) => {
    event.preventDefault()
    void navigate(path)
  }
  return (
    <div {...guard}>
      <Page>
        <Section title={t('settings.account')}>
          <List>
            <ListRow
              icon="key"
              title={t('settings.changePassword')}
              href={changePasswordPath}
              onPress={goTo(changePasswordPath)}
            />
            {opens(sessionsPath) && (
              <ListRow
                icon="phone"
                title={t('settings.sessions')}
                href={sessionsPath}
                onPress={goTo(sessionsPath)}
              />
            )}
            {opens(responsiblePath) && (
              <ListRow
                icon="shield"
                title={frame('footer.responsiblePlay')}
                href={responsiblePath}
                onPress={goTo(responsiblePath)}
              />
            )}
          </List>
        </Section>
        <Section title={t('settings.page')}>
          <List>
            <ListRow
              icon="globe"
              title={frame('language.title')}
              end={<span lang={language}>{languageNames[language]}</span>}
              onPress={() => setChoosing(true)}
            />
          </List>
          {themesWithLight.has(page.settings.theme) && <AppearanceChoice />}
        </Section>
        <Button
          variant="danger"
          size="large"
          isBlock
          icon="log-out"
          onClick={() => events.say('session:logout-request', {})}
        >
          {frame('header.signOut')}
        </Button>
      </Page>
      <LanguageSheet isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  )
}
