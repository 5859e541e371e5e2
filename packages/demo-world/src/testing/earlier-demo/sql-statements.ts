/** The quote that starts at a place: `'…'` or `$tag$…$tag$`; undefined when none does. */
function quoteAt(text: string, at: number): string | undefined {
  if (text[at] === "'") return "'"
  if (text[at] !== '$') return undefined
  return /^\$\w*\$/.exec(text.slice(at, at + 64))?.[0]
}

/** The statements of an SQL script as `pg_dump` writes it, without comments. */
export function sqlStatements(script: string): string[] {
  const text = script.replace(/^(?:--.*|\\.*)\n/gm, '')
  const statements: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const quote = quoteAt(text, at)
    if (quote !== undefined) at = text.indexOf(quote, at + quote.length) + quote.length - 1
    else if (text[at] === ';') {
      statements.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return statements
}
