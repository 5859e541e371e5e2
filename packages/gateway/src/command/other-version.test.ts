import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPlaza } from '../testing/run-plaza'
import { runCli } from './cli-program'

/** Answers of a gateway by the path that was asked for; anything else is not found, as Fastify says it. */
type Answers = Record<string, { status: number; body: object }>

describe('plaza at a running gateway of another version', () => {
  let folder: string
  let server: Server | undefined
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-'))
  })
  afterEach(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    await rm(folder, { recursive: true })
  })

  async function plaza(answers: Answers, ...words: string[]) {
    server = createServer((request, reply) => {
      const answer = answers[request.url ?? ''] ?? { status: 404, body: { error: 'Not Found' } }
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
    await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await writeFile(join(folder, 'gateway-admin.json'), JSON.stringify({ port, secret: 's' }))
    const lines: string[] = []
    const write = (text: string) => void lines.push(text)
    const env = { DATA_DIR: folder, DEMO: '0', PLAZA_TOKEN: 'x' }
    const code = await runCli(['node', 'plaza', ...words], env, { out: write, err: write })
    return { code, text: lines.join('\n') }
  }

  it('an older gateway that has no such request is named as the reason', async () => {
    expect(await plaza({}, 'voucher', 'list', 'demo')).toEqual({
      code: 1,
      text: 'The running gateway cannot answer "read": it is of another version than this plaza. Restart it, or use the plaza of its version.',
    })
  })

  it('an operation that the gateway does not know is refused with its sentence', async () => {
    const body = { error: 'The gateway does not know this operation. Is it a different version?' }
    const { code, text } = await plaza(
      { '/operate': { status: 400, body } },
      'flag',
      'demo',
      'PASSVERIFY3',
      'on',
    )
    expect([code, text]).toEqual([1, body.error])
  })

  it('an answer in another shape is refused with what is different', async () => {
    const { code, text } = await plaza(
      { '/read': { status: 200, body: { answer: [{ tail: 7 }] } } },
      'voucher',
      'list',
      'demo',
    )
    expect(code).toBe(1)
    expect(text).toContain('answers "vouchers" in another way (0.tail is invalid_type)')
  })

  it('an operation that is done is reported as done, whatever the gateway says of it', async () => {
    const { code, text } = await plaza(
      { '/operate': { status: 200, body: { after: { state: 7 } } } },
      'adjust',
      'demo',
      'player01',
      '5',
    )
    expect(code).toBe(0)
    expect(text).toMatch(/^Done; /)
  })

  it('the review list says which queues it cannot show, and shows the others', async () => {
    const { printed } = await runPlaza(['review'], {
      cases: {
        rebates: [],
        withdrawals: [],
        suspense: [],
        transfers: [],
        deletions: [],
        feedback: [],
        freezes: [],
        kyc: [],
        applications: [],
        adjustments: [
          {
            ...{ id: 'AD1', merchant: 'demo', account: 'player01', currency: 'PHP', amount_minor: 500 },
            ...{ turnover_tenths: 10, asked_by: 'ana', asked_at: 0, taken_by: null, taken_at: null },
          },
        ],
      },
    })
    expect(printed).toEqual([
      'Not shown: rebates, which only the plaza of the running gateway’s version knows.',
      'Not shown: paid-to-agents, which the running gateway does not have: it is of another version.',
      expect.stringMatching(/^AD1 .* adjustment/),
    ])
  })

  it('a case of a queue that this plaza does not know is refused by its name', async () => {
    await expect(
      runPlaza(['review', 'approve', 'RB1'], { findCase: () => ({ queue: 'rebates', found: {} }) }),
    ).rejects.toThrow('"RB1" is one of rebates, which only the plaza of the running gateway’s version knows.')
  })

  it('a step that does not decide a case names those that do', async () => {
    const found = {
      ...{ id: 'AD1', merchant: 'demo', account: 'player01', currency: 'PHP', amount_minor: 500 },
      ...{ turnover_tenths: 10, asked_by: 'ana', asked_at: 0, taken_by: null, taken_at: null },
    }
    await expect(
      runPlaza(['review', 'reject', 'AD1'], { findCase: () => ({ queue: 'adjustments', found }) }),
    ).rejects.toThrow('"reject" does not decide AD1: approve does.')
  })
})
