/** Writes an answer to standard output: as JSON where that was asked for, else as the lines for people. */
export function write(answer: unknown, lines: string[], { json }: { json?: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(answer, null, 2) : lines.join('\n')}\n`)
}
