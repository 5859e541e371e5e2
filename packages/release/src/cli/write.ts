import { printable, printableJson } from '@plaza/contract'

/**
 * Writes an answer to standard output: as JSON where that was asked for, else as the lines for people. What others wrote
 * into the store may be older than the rule that refuses it: nothing of it reaches the terminal but what is seen.
 */
export function write(answer: unknown, lines: string[], { json }: { json?: boolean }): void {
  const text = json ? printableJson(JSON.stringify(answer, null, 2)) : lines.map(printable).join('\n')
  process.stdout.write(`${text}\n`)
}
