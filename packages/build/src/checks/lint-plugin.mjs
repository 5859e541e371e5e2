import { moduleLevelRule } from './module-level-rule.mjs'
import { plainEnglishRule } from './plain-english-rule.mjs'

/** The workspace's own rules, for `.oxlintrc.json`. */
export default {
  meta: { name: 'plaza' },
  rules: { 'module-level': moduleLevelRule, 'plain-english': plainEnglishRule },
}
