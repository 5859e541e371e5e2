import { hashVoucherCode } from '../modules/money/vouchers/voucher-code'
import { runPlaza } from '../testing/run-plaza'

const methods = [
  { code: 'agent', name: 'Payment agent', decided: true, closed: 'maintenance', until: 0 },
  { code: 'voucher', name: 'Voucher', decided: false, closed: null, until: null },
]
/** Runs `plaza …` over a gateway of the test's own: the operations that it asked for, and what it printed. */
const plaza = (...args: string[]) => runPlaza(args, { reports: { methods, vouchers: [] } })

describe('the commands of payments and vouchers', () => {
  it('the command sends only hashes of the voucher codes that it prints', async () => {
    const { operations, printed } = await plaza('voucher', 'make', 'demo', '500', '--count', '3')
    const codes = (printed[0] ?? '').split('\n')
    expect(new Set(codes).size).toBe(3)
    expect(operations).toMatchObject([
      { kind: 'voucher-make', amount: '500', codes: codes.map((code) => ({ hash: hashVoucherCode(code) })) },
    ])
    expect(JSON.stringify(operations)).not.toContain(codes[0])
  })

  it('a deposit method that is closed until a time is under maintenance; without a time it is off', async () => {
    const until = '2026-12-01T08:00:00+08:00'
    const { operations } = await plaza('payments', 'off', 'demo', 'agent', '--until', until)
    expect(operations).toMatchObject([{ closed: 'maintenance', until: Date.parse(until) }])
    expect((await plaza('payments', 'off', 'demo', 'agent')).operations).toMatchObject([
      { closed: 'off', until: null },
    ])
  })

  it('the list of deposit methods shows the state of each one', async () => {
    const { printed } = await plaza('payments', 'list', 'demo')
    expect(printed[0]).toMatch(/^agent +maintenance until 1970-.*\nvoucher +site default/)
  })

  // DEPOSIT-7
  it('crediting an order needs a reason, and the number of voucher codes is bounded', async () => {
    await expect(plaza('payments', 'credit', 'PZ1')).rejects.toThrow('Give a reason')
    await expect(plaza('voucher', 'make', 'demo', '500', '--count', 'many')).rejects.toThrow(
      '--count must be',
    )
  })
})
