/** @jest-environment node */
import {
  figureNames,
  formulaOf,
  keptNames,
  noSums,
  sumNames,
  sumsOf,
  type KeptFigureName,
} from '@plaza/contract/agency'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import english from '../locales/team/en.json'

const paper = readFileSync(join(__dirname, '../../../docs/agents.md'), 'utf8')
const listed = [...paper.matchAll(/^- \*\*([^*]+)\*\* \(`(\w+)`\): ((?:.|\n {2})+)/gm)].map(
  ([, label, name, formula]) => [label, name, (formula ?? '').replaceAll(/\s+/g, ' ')],
)

describe('the definitions of figures', () => {
  // TEAM-6
  it('docs/agents.md lists every figure of the contract with its formula, in the words of the pages', () => {
    const { figures } = english.team
    expect(listed).toEqual(figureNames.map((name) => [figures[name], name, formulaOf(name)]))
  })

  // TEAM-6
  it('every figure of a team has a meaning, and nothing else has one', () => {
    expect(Object.keys(english.team.meanings).toSorted()).toEqual([...figureNames].toSorted())
  })

  it('figures of a team that are made of others follow from them', () => {
    const kept = Object.fromEntries(keptNames.map((name, index) => [name, 10 ** index])) as Record<
      KeptFigureName,
      number
    >
    const sums = sumsOf(kept)
    expect(sums.gameMinor).toBe(kept.prizeMinor - kept.stakeMinor)
    expect(sums.netMinor).toBe(
      kept.prizeMinor +
        kept.rebateMinor +
        kept.commissionMinor +
        kept.bonusMinor +
        kept.salaryMinor -
        kept.stakeMinor,
    )
    expect(Object.keys(sums).toSorted()).toEqual([...sumNames].toSorted())
    expect(Object.values(noSums())).toEqual(sumNames.map(() => 0))
  })
})
