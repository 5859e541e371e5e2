/** A row of docs/spec-coverage.md: `| requirement | file of the test | name of the test |`. */
const row = /^\|\s*([^|]+?)\s*\|\s*`([^`|]+)`\s*\|\s*(.+?)\s*\|$/

/** The rows of the coverage document: what is required, and the test that shows it. */
export const coverageRows = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const found = row.exec(line.replaceAll('\\|', '\u0000'))
    return found ? [{ requirement: found[1], file: found[2], name: found[3].replaceAll('\u0000', '|') }] : []
  })

/** Whether a test file has a test of exactly this name, as a literal. */
export const hasTest = (source, name) =>
  ["'", '"', '`'].some((quote) => source.replaceAll("\\'", "'").includes(`${quote}${name}${quote}`))
