import { dice } from './dice'
import { eleven } from './eleven'
import { five } from './five'
import type { RulesId, RuleSet } from './kernel/play'
import { pc28 } from './pc28'
import { pk10 } from './pk10'
import { six45 } from './six45'
import { vn18, vn27 } from './vietnam'

/** Every rule set, for servers; a page imports the one that it plays. */
export const ruleSets: Readonly<Record<RulesId, RuleSet>> = {
  five,
  pk10,
  dice,
  eleven,
  vn27,
  vn18,
  six45,
  pc28,
}
