/** A row of docs/asvs.md: `| requirement | its text | status | evidence, separated by <br> |`. */
const row = /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|\s*(.+?)\s*\|$/
const test = /^`([^`]+\.(?:test|spec)\.\w+)` (.+)$/
const file = /`((?:[\w.-]+\/)*[\w.-]+\.(?:md|tsx?|mjs|yaml))`/g

/** The rows of the document: each requirement with its status, the tests and all files that its evidence names. */
export const asvsRows = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const [found, id, , status, evidence] = row.exec(line) ?? []
    if (found === undefined) return []
    const tests = evidence.split('<br>').flatMap((piece) => {
      const [named, path, name] = test.exec(piece) ?? []
      return named === undefined ? [] : [{ file: path, name }]
    })
    return [{ id, status, tests, files: [...evidence.matchAll(file)].map(([, path]) => path) }]
  })

/** Whether a test file has a test of exactly this name, as a literal. */
export const hasTest = (source, name) =>
  ["'", '"', '`'].some((quote) => source.replaceAll("\\'", "'").includes(`${quote}${name}${quote}`))
