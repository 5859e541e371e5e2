import { runCli } from './cli-program'

/** Runs the command without a database, and keeps what it writes. */
async function run(...words: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(
    ['node', 'plaza', ...words],
    {},
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('the words of the plaza command', () => {
  it('a command that needs another word answers with its help, and fails', async () => {
    const { code, err } = await run('draw')
    expect(code).toBe(1)
    expect(err).toMatch(/^Usage: plaza draw/)
    expect(err).toContain('correct')
    expect(err).not.toContain('outputHelp')
  })

  it('a missing argument is reported once', async () => {
    expect(await run('lottery', 'demo')).toEqual({
      code: 1,
      out: '',
      err: "error: missing required argument 'code'",
    })
  })

  it('the help that was asked for is no failure', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    expect(out).toContain('Operates a Plaza site')
  })
})
