import type { OpenTransfer } from '../modules/play/vendor-transfers/settle-transfer'
import { runPlaza } from '../testing/run-plaza'

const row: OpenTransfer = {
  id: 'TR1',
  merchant: 'demo',
  site: 'demo',
  member_id: 'm',
  account: 'player01',
  vendor: 'KLW',
  direction: 'in',
  cause: 'member',
  amount_minor: 40_000,
  currency: 'PHP',
  state: 'pending',
  reason: null,
  next_at: 0,
  attempts: 3,
  created_at: 0,
  ended_at: null,
  doubt: null,
}

const plaza = (args: string[], rows: OpenTransfer[] = [row]) =>
  runPlaza(['vendor', ...args], { reports: { 'vendor-transfers': rows } })

describe('the commands of transfers to vendors', () => {
  // WALLET-2
  it('the list of vendor transfers shows each unresolved one with its member, direction, amount and attempts', async () => {
    expect((await plaza(['transfers'])).printed).toEqual([
      'TR1  1970-01-01T00:00:00.000Z  demo/player01 to KLW  400.00 PHP  attempts: 3',
    ])
    expect((await plaza(['transfers'], [])).printed).toEqual(['No transfer is unresolved.'])
  })

  it('the list of vendor transfers says what an operator settled without the word of the vendor, or against it', async () => {
    const settled = { ...row, state: 'failed' as const, doubt: 'unconfirmed' as const }
    const { printed } = await plaza(
      ['transfers'],
      [settled, { ...settled, state: 'done', doubt: 'contradicted' }],
    )
    expect(printed[0]).toMatch(
      /settled as returned, not confirmed by the vendor yet\n.*settled as arrived, the vendor reports returned: settle it again$/,
    )
  })

  // WALLET-2
  it('a vendor transfer is settled only as arrived or returned', async () => {
    const { operations, printed } = await plaza(['settle', 'TR1', 'arrived', '--why', 'seen there'])
    expect(operations).toEqual([{ kind: 'vendor-transfer-settle', transfer: 'TR1', end: 'arrived' }])
    expect(printed).toEqual(['TR1: arrived'])
    await expect(plaza(['settle', 'TR1', 'lost'])).rejects.toThrow(
      'Expected arrived or returned, not "lost".',
    )
  })
})
