import { mintTicket, readTicket, ticketAtMostMs } from './page-ticket'
import { createSigner } from './signer'

const signer = createSigner(Buffer.alloc(32, 1))
const owner = { visitor: '11111111-1111-4111-8111-111111111111', merchant: 'demo' }
const now = Date.UTC(2026, 0, 1)
const mint = (network = '192.0.2.1') => mintTicket(signer, owner, { network, revision: 1234, now })

// GUARD-2
it('a page ticket identifies the page load it was issued for', () => {
  expect(readTicket(signer, mint(), owner, now + 1)).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    revision: 1234,
  })
})

it('a page ticket has the same id for the same network, and a different one for another', () => {
  const addressOf = (ticket: string) => readTicket(signer, ticket, owner, now)
  const [one, again, other] = [mint(), mint(), mint('192.0.2.2')].map(addressOf)
  expect(one).toMatchObject({ address: (again as { address: string }).address })
  expect(one).not.toMatchObject({ address: (other as { address: string }).address })
})

it.each([
  ['of another visitor', (ticket: string) => ticket, { ...owner, visitor: 'x' }],
  ['of another merchant', (ticket: string) => ticket, { ...owner, merchant: 'lite' }],
  ['with another id', (ticket: string) => ticket.replace(/^./, (one) => (one === '0' ? '1' : '0')), owner],
  [
    'of another network',
    (ticket: string) => ticket.replace(/(?<=\.)./, (one) => (one === 'A' ? 'B' : 'A')),
    owner,
  ],
  ['without a signature', (ticket: string) => ticket.replace(/\.[^.]+$/, ''), owner],
  ['that is a bare id', (ticket: string) => ticket.slice(0, 36), owner],
  ['that is empty', () => '', owner],
])('rejects a page ticket %s', (_what, change, whose) => {
  expect(readTicket(signer, change(mint()), whose, now)).toBe('unsigned')
})

it('rejects a page ticket of another secret', () => {
  expect(readTicket(createSigner(Buffer.alloc(32, 2)), mint(), owner, now)).toBe('unsigned')
})

it('rejects a page ticket after half a day', () => {
  expect(readTicket(signer, mint(), owner, now + ticketAtMostMs)).not.toBe('expired')
  expect(readTicket(signer, mint(), owner, now + ticketAtMostMs + 1)).toBe('expired')
})
