import { walletAnswerSchema } from '@plaza/contract/vendors'
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '../clock'
import { isSigned } from '../../keys/signature'
import { repeatCall, walletAt } from './wallet'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const good = { status: 'OK', balanceMinor: 5, currency: 'PHP', balanceVersion: 1, at: 1 }
const call = {
  vendor: 'reef',
  action: 'balance',
  body: { session: 's' },
  answer: walletAnswerSchema,
} as const

let server: Server
let answers: { status: number; text: string }[]
let requests: { url: string; isSigned: boolean }[]
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const timestamp = String(request.headers['x-plaza-timestamp'])
      const signature = request.headers['x-plaza-signature']
      const { method = '', url: path = '' } = request
      const call = { method, path, timestamp, body }
      requests.push({ url: path, isSigned: isSigned(call, signature, Date.now(), keys.publicKey) })
      const { status, text } = answers.shift() ?? { status: 200, text: JSON.stringify(good) }
      if (status === 0) return request.socket.destroy()
      response.writeHead(status).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  answers = []
  requests = []
})
const wallet = () =>
  walletAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys.privateKey, systemClock)
const failure = (status: number, error: string) => ({ status, text: JSON.stringify({ status: error }) })

it('the wallet client signs each request for the address of its vendor', async () => {
  expect(await wallet().ask(call)).toEqual({ kind: 'ok', answer: good })
  expect(requests).toEqual([{ url: '/vendor/v1/reef/balance', isSigned: true }])
})

it('the wallet client distinguishes a refusal from an answer without a result', async () => {
  answers = [
    failure(409, 'RS_ERROR_NOT_ENOUGH_MONEY'),
    failure(500, 'RS_ERROR_UNKNOWN'),
    failure(401, 'RS_ERROR_STALE'),
    failure(200, 'RS_ERROR_NOT_ENOUGH_MONEY'),
    { status: 200, text: '{"status":"OK"}' },
    { status: 502, text: '<html>' },
    { status: 0, text: '' },
  ]
  const kinds = []
  while (answers.length > 0) kinds.push((await wallet().ask(call)).kind)
  expect(kinds).toEqual(['refused', ...Array<string>(6).fill('unknown')])
})

it('the wallet client repeats a request without an answer, three times at most', async () => {
  answers = [failure(500, 'RS_ERROR_UNKNOWN'), { status: 0, text: '' }]
  expect((await repeatCall(wallet(), systemClock, call)).kind).toBe('ok')
  expect(requests).toHaveLength(3)
  answers = Array.from({ length: 4 }, () => ({ status: 0, text: '' }))
  expect((await repeatCall(wallet(), systemClock, call)).kind).toBe('unknown')
  expect(answers).toHaveLength(1)
})
