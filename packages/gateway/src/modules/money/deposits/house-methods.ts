import type { PaymentMethod, PaymentProvider } from '../../../kernel/carriers/payment-provider'

const agentMethod: PaymentMethod = {
  code: 'agent',
  group: 'agent',
  paysBy: 'offline',
  name: { en: 'Payment agent', fil: 'Payment agent' },
  logo: 'agent',
  minMinor: 50_000,
  maxMinor: 5_000_000,
  feeMinor: 0,
  feePermille: 0,
  quickMinor: [50_000, 100_000, 200_000, 500_000],
  typicalSeconds: 3_600,
  expiryMs: 24 * 3_600_000,
}

const voucherMethod: PaymentMethod = {
  code: 'voucher',
  group: 'voucher',
  paysBy: 'voucher',
  name: { en: 'Voucher', fil: 'Voucher' },
  logo: 'voucher',
  minMinor: 1,
  maxMinor: 100_000_000,
  feeMinor: 0,
  feePermille: 0,
  quickMinor: [],
  typicalSeconds: 1,
}

/** Payments to an agent, in person: an operator reviews the proof and credits the order by a command. */
export const agentAdapter: PaymentProvider = {
  code: 'agent',
  methods: [agentMethod],
  begin: (order) =>
    Promise.resolve({
      kind: 'offline',
      fields: [
        { label: 'name', value: `${order.payee} · Agent 01` },
        { label: 'contact', value: '0917 555 0101' },
        { label: 'hours', value: '08:00–22:00' },
        { label: 'reference', value: order.reference },
      ],
    }),
  cancel: () => Promise.resolve(),
}

/** Vouchers of the house: no order is opened for them, a code makes one that is paid already. */
export const voucherAdapter: PaymentProvider = {
  code: 'voucher',
  methods: [voucherMethod],
  begin: () => Promise.resolve({ kind: 'voucher' }),
  cancel: () => Promise.resolve(),
}
