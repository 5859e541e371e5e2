import { cruise } from 'dependency-cruiser'
import { importRules, knownImports } from './layers.mjs'
import { workspaceFolders } from './workspace-folders.mjs'

const isKnown = (violation) => (known) =>
  known.rule === violation.rule.name && known.from === violation.from && known.to === violation.to

const sentenceOf = ({ rule, from, to, cycle }) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`

const goneSentence = ({ from, to }) =>
  `${from} → ${to} is listed as known, but no longer breaks a rule: remove it.`

/** Every circle once, wherever it is entered. */
const oncePerCircle = (violations) => {
  const seen = new Set()
  return violations.filter(({ cycle }) => {
    if (!cycle) return true
    const members = cycle
      .map(({ name }) => name)
      .sort()
      .join()
    return !seen.has(members) && seen.add(members)
  })
}

/**
 * Checks the imports of these folders, or of every workspace, types included, against the rules of `layers.mjs`.
 * Returns the problems as sentences, the number of imports, and how many of them are listed as known.
 */
export async function checkLayers(root, folders = []) {
  const { output } = await cruise(
    folders.length > 0 ? folders : workspaceFolders(root),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['/dist/', '/[.]cache/', '/[.]data/'] },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  )
  const violations = oncePerCircle(output.summary.violations)
  const unknown = violations.filter((violation) => !knownImports.some(isKnown(violation)))
  const gone = knownImports.filter((known) => !violations.some((violation) => isKnown(violation)(known)))
  return {
    problems: [...unknown.map(sentenceOf), ...(folders.length > 0 ? [] : gone.map(goneSentence))],
    imports: output.summary.totalDependenciesCruised,
    known: knownImports.length - gone.length,
  }
}
