import { printable, printableJson } from '@plaza/contract/kernel'

/**
 * Writes an answer to standard output: as JSON when requested, otherwise as lines. Text from the store may be older
 * than the rule against control characters, so these are escaped.
 */
export function write(answer: unknown, lines: string[], { json }: { json?: boolean }): void {
  const text = json ? printableJson(JSON.stringify(answer, null, 2)) : lines.map(printable).join('\n')
  process.stdout.write(`${text}\n`)
}
