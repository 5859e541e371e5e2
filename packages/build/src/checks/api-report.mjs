import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { folderOf, manifestOf, root } from '../workspace/workspaces.mjs'
import { readableFunction, readableType, readableValue } from './readable-type.mjs'

/** Packages whose public surface is committed, so that every change of it is seen in review. */
export const reportedPackages = [
  'contract',
  'calendar',
  'events',
  'federation',
  'ui',
  'client',
  'money',
  'gateway',
].filter((name) => existsSync(folderOf(name)))

/** File of a package's report. */
export const reportFile = (name) => join(folderOf(name), 'api-report.txt')

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })

/** Subpaths of a package that product code imports, with their source files. */
const entriesOf = (name) =>
  Object.entries(manifestOf(name).exports ?? {})
    .filter(([subpath, target]) => /\.tsx?$/.test(target) && subpath !== './testing')
    .map(([subpath, target]) => ({ subpath, file: join(folderOf(name), target) }))

const printed = (node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())

/** The members of a class that others may use. */
function classText(checker, name, symbol, node) {
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => {
      const declared = member.valueDeclaration
      if (!declared || declared.getSourceFile().isDeclarationFile) return false
      const isHidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
      return (ts.getCombinedModifierFlags(declared) & isHidden) === 0
    })
    .map((member) => {
      const type = checker.getTypeOfSymbolAtLocation(member, node)
      return `    ${member.name}: ${readableType(checker, type, root)}`
    })
  return [`class ${name} {`, ...members, '}'].join('\n')
}

/** One export as a reader sees it: its name and its type, without what it does. */
function exportText(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const node = symbol.declarations?.[0]
  const { name } = exported
  if (!node) throw new Error(`${name} is exported and not declared`)
  if (ts.isInterfaceDeclaration(node)) return printed(node)
  if (ts.isTypeAliasDeclaration(node)) {
    if (!/\binfer</.test(node.type.getText())) return printed(node)
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    return `type ${name} = ${readableType(checker, type, root)}`
  }
  if (ts.isClassDeclaration(node)) return classText(checker, name, symbol, node)
  if (ts.isFunctionDeclaration(node))
    return symbol.declarations
      .filter((one, _index, all) => all.length === 1 || one.body === undefined)
      .map((one) => readableFunction(checker, name, one, root))
      .join('\n')
  const type = checker.getTypeOfSymbolAtLocation(symbol, node)
  return `const ${name}: ${readableValue(checker, type, node, root)}`
}

/** The public surface of packages as text, by package: every subpath and every name in the order of its `index.ts`. */
export function apiReports(names = reportedPackages) {
  const entries = names.flatMap((name) => entriesOf(name).map((entry) => ({ name, ...entry })))
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const styles = join(folderOf('ui'), 'src/cx.ts')
  const program = ts.createProgram([styles, ...entries.map(({ file }) => file)], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  })
  const checker = program.getTypeChecker()
  const surfaceOf = ({ name, subpath, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    const exports = module ? checker.getExportsOfModule(module) : []
    return [`── ${join(`@plaza/${name}`, subpath)}`, ...exports.map((one) => exportText(checker, one))].join(
      '\n\n',
    )
  }
  return Object.fromEntries(
    names.map((name) => {
      const parts = entries.filter((entry) => entry.name === name).map(surfaceOf)
      return [name, `${parts.join('\n\n')}\n`]
    }),
  )
}
