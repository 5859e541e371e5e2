import type { RuleSet, RulesId } from '@plaza/lottery'

/** Rules → what loads them. Each family is a chunk of its own, so a page loads the rules that it shows. */
const loaders: Record<RulesId, () => Promise<RuleSet>> = {
  five: () => import('@plaza/lottery/five').then(({ five }) => five),
  pk10: () => import('@plaza/lottery/pk10').then(({ pk10 }) => pk10),
  dice: () => import('@plaza/lottery/dice').then(({ dice }) => dice),
  eleven: () => import('@plaza/lottery/eleven').then(({ eleven }) => eleven),
  vn27: () => import('@plaza/lottery/vietnam').then(({ vn27 }) => vn27),
  vn18: () => import('@plaza/lottery/vietnam').then(({ vn18 }) => vn18),
  six45: () => import('@plaza/lottery/six45').then(({ six45 }) => six45),
  pc28: () => import('@plaza/lottery/pc28').then(({ pc28 }) => pc28),
}

/** Loads the rules of a family: its plays, and what its draws look like. */
export const loadRules = (id: RulesId): Promise<RuleSet> => loaders[id]()
