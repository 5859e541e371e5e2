import { defineRemote } from '@plaza/federation'

export const remote = defineRemote({
  name: 'mf-cashier',
  contract: {
    says: ['balance:changed', 'balance:stale', 'money:inflight', 'session:required', 'toast'],
    hears: ['order:changed'],
  },
  routes: [
    {
      id: 'voucherCenter',
      path: '/m/voucherCenter',
      title: 'deposit.title',
      when: { auth: 'member' },
      skeleton: 'form',
      load: () => import('./features/deposit/DepositScreen').then((module) => module.DepositScreen),
    },
  ],
  slots: [],
})
