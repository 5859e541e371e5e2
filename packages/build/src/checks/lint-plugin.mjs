import { moduleLevelRule } from './module-level-rule.mjs'
import { oneClockRule } from './one-clock-rule.mjs'
import { plainEnglishRule } from './plain-english-rule.mjs'
import { translatedTextRule } from './translated-text-rule.mjs'

/** The workspace's own rules, for `.oxlintrc.json`. */
export default {
  meta: { name: 'plaza' },
  rules: {
    'module-level': moduleLevelRule,
    'one-clock': oneClockRule,
    'plain-english': plainEnglishRule,
    'translated-text': translatedTextRule,
  },
}
