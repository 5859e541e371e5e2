/** Writes an answer to standard output: as JSON, or as the lines for people. */
export function write(answer: unknown, lines: string[], isJson: boolean): void {
  process.stdout.write(`${isJson ? JSON.stringify(answer, null, 2) : lines.join('\n')}\n`)
}
