import type { ColourMode } from '@plaza/contract/page'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { colourMode, setColourMode } from './colour-mode'
import { loadWholeStyles } from './whole-styles'

/** Dark or light; stored in a cookie, so that the next document is rendered in it. */
export function AppearanceChoice() {
  const t = useSignInText()
  const [mode, setMode] = useState(() => colourMode())
  return (
    <Segmented<ColourMode>
      label={t('settings.appearance')}
      value={mode}
      options={[
        { value: 'dark', label: t('settings.dark') },
        { value: 'light', label: t('settings.light') },
      ]}
      onChange={(next) => {
        setMode(next)
        // Where they do not load, the next document is drawn in the mode.
        loadWholeStyles().then(
          () => setColourMode(next),
          () => setColourMode(next),
        )
      }}
    />
  )
}
