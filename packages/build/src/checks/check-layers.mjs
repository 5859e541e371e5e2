import { cruise } from 'dependency-cruiser'
import { importRules, knownImports } from './layers.mjs'
import { mutualFolders, withoutOrder } from './order-of-folders.mjs'
import { workspaceFolders } from '../workspace/workspace-folders.mjs'

const arrowOf = ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`
const known = knownImports.flatMap(({ rule, imports }) => imports.map((arrow) => `${rule}: ${arrow}`))

const sentenceOf = ({ cycle, ...violation }) =>
  [arrowOf(violation), ...(cycle ?? []).slice(1).map(({ name }) => name)].join(' → ')

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
 * Checks the imports of these folders, or of every workspace, types included, against the rules of `layers.mjs` and
 * the order of folders of `layers-inside.mjs`.
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
  const arrows = new Set(violations.map(arrowOf))
  const gone = known.filter((arrow) => !arrows.has(arrow))
  return {
    problems: [
      ...violations.filter((violation) => !known.includes(arrowOf(violation))).map(sentenceOf),
      ...mutualFolders(output.modules),
      ...withoutOrder(root, folders.length > 0 ? folders : workspaceFolders(root)),
      // A run on some folders cannot find a missing one.
      ...(folders.length > 0
        ? []
        : gone.map((arrow) => `${arrow} is listed as known and no longer breaks the rule.`)),
    ],
    imports: output.summary.totalDependenciesCruised,
    known: known.length - gone.length,
  }
}
