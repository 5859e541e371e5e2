import { defineRemote } from '@plaza/federation'

const auth = { auth: 'member' } as const
/** Money pages need an actual account; a trial account sees an explanation (TRIAL-2). */
const actual = { auth: 'member', actualAccount: true } as const
/** A trial account has nothing to deposit or withdraw: the frame offers it registration (TRIAL-3). */
const notTrial = { excludeTypes: [4] } as const
/** Members with a superior who receives transfers; not agents below another (UPLINE-1). */
const toSuperior = {
  auth: 'member',
  actualAccount: true,
  flag: 'AGETRANSFERUP3',
  facts: { hasUpline: true },
  excludeTypes: [2],
} as const

export const remote = defineRemote({
  name: 'mf-cashier',
  contract: {
    says: ['money:inflight', 'session:required', 'toast'],
    hears: ['order:changed', 'transfer:changed', 'account:changed', 'limit:changed', 'stream:restored'],
  },
  events: async () => {
    const [{ transferChanged, accountChanged }, { limitChanged }] = await Promise.all([
      import('@plaza/contract/money'),
      import('@plaza/contract/site'),
    ])
    return [transferChanged, accountChanged, limitChanged]
  },
  storage: [
    /** Payout accounts, masked. Kept as long as the session. */
    { key: 'bankList', area: 'local', clearedBy: 'logout' },
    /** Idempotency key and order of a deposit or withdrawal in progress. Kept until the order ends. */
    { key: 'plaza.intent', area: 'session', clearedBy: 'logout' },
  ],
  routes: [
    {
      id: 'voucherCenter',
      path: '/m/voucherCenter',
      title: 'deposit.title',
      when: actual,
      skeleton: 'form',
      load: () => import('./features/deposit/DepositScreen').then((module) => module.DepositScreen),
      reads: () => import('./features/deposit/DepositScreen').then((module) => module.depositReads),
      asks: ['/wps/deposit/methods', '/wps/limits/deposit'],
    },
    {
      id: 'withdraw',
      path: '/m/withdraw',
      title: 'withdraw.title',
      when: actual,
      skeleton: 'form',
      load: () => import('./features/withdraw/WithdrawScreen').then((module) => module.WithdrawScreen),
      reads: () => import('./features/withdraw/WithdrawScreen').then((module) => module.withdrawReads),
      asks: ['/wps/withdraw/options'],
    },
    {
      id: 'cards',
      path: '/m/cards',
      title: 'accounts.title',
      when: actual,
      skeleton: 'list',
      load: () => import('./features/accounts/AccountsScreen').then((module) => module.AccountsScreen),
    },
    {
      id: 'paymentPassword',
      path: '/m/paymentPassword',
      title: 'password.title',
      when: actual,
      skeleton: 'form',
      load: () =>
        import('./features/password/PaymentPasswordScreen').then((module) => module.PaymentPasswordScreen),
    },
    {
      id: 'turnover',
      path: '/m/turnover',
      title: 'turnover.title',
      when: actual,
      skeleton: 'list',
      load: () => import('./features/turnover/TurnoverScreen').then((module) => module.TurnoverScreen),
    },
    {
      id: 'vouReport',
      path: '/m/vouReport',
      title: 'records.title',
      when: { ...actual, flag: 'DEPRECM3' },
      skeleton: 'list',
      load: () =>
        import('./features/records/DepositRecordsScreen').then((module) => module.DepositRecordsScreen),
      reads: () =>
        import('./features/records/DepositRecordsScreen').then((module) => module.depositRecordReads),
    },
    {
      id: 'withdrawReport',
      path: '/m/withdrawReport',
      title: 'withdrawals.title',
      when: { ...actual, flag: 'WITHREC3' },
      skeleton: 'list',
      load: () =>
        import('./features/records/WithdrawalRecordsScreen').then((module) => module.WithdrawalRecordsScreen),
      reads: () =>
        import('./features/records/WithdrawalRecordsScreen').then((module) => module.withdrawalRecordReads),
    },
    {
      id: 'transactionRecord',
      path: '/m/transaction/record',
      title: 'transactions.title',
      when: { ...actual, flag: 'TRANSREC3' },
      skeleton: 'list',
      shows: ['ledger.kinds@1'],
      load: () => import('./features/records/TransactionsScreen').then((module) => module.TransactionsScreen),
      reads: () => import('./features/records/TransactionsScreen').then((module) => module.transactionReads),
    },
    {
      id: 'uplineTransfer',
      path: '/m/upLine/transfer',
      title: 'upline.title',
      when: toSuperior,
      skeleton: 'form',
      load: () => import('./features/upline/UplineScreen').then((module) => module.UplineScreen),
    },
    {
      id: 'walletTransfer',
      path: '/m/wallet/transfer',
      title: 'vendorWallets.title',
      when: actual,
      skeleton: 'form',
      load: () =>
        import('./features/vendor-wallets/VendorWalletsScreen').then((module) => module.VendorWalletsScreen),
    },
  ],
  slots: [
    {
      id: 'wallet',
      slot: 'member.wallet@1',
      order: 10,
      when: auth,
      load: () => import('./features/wallet/WalletCard').then((module) => module.WalletCard),
    },
    {
      id: 'menu-deposit',
      slot: 'shell.bottom-menu@1',
      order: 30,
      label: 'tiles.deposit',
      icon: 'wallet-plus',
      route: '/m/voucherCenter',
      when: notTrial,
    },
    {
      id: 'header-deposit',
      slot: 'shell.header-menu@1',
      order: 10,
      label: 'tiles.deposit',
      icon: 'deposit',
      route: '/m/voucherCenter',
      when: { ...auth, ...notTrial },
    },
    {
      id: 'header-withdraw',
      slot: 'shell.header-menu@1',
      order: 20,
      label: 'tiles.withdraw',
      icon: 'withdraw',
      route: '/m/withdraw',
      when: { ...auth, ...notTrial },
    },
    {
      id: 'shortcut-deposit',
      slot: 'member.shortcuts@1',
      order: 20,
      label: 'tiles.deposit',
      icon: 'deposit',
      route: '/m/voucherCenter',
    },
    {
      id: 'shortcut-withdraw',
      slot: 'member.shortcuts@1',
      order: 30,
      label: 'tiles.withdraw',
      icon: 'withdraw',
      route: '/m/withdraw',
    },
    {
      id: 'tile-deposit-records',
      slot: 'member.tiles@1',
      order: 20,
      label: 'tiles.records',
      icon: 'receipt',
      route: '/m/vouReport',
      when: { flag: 'DEPRECM3' },
    },
    {
      id: 'tile-withdrawal-records',
      slot: 'member.tiles@1',
      order: 30,
      label: 'tiles.withdrawals',
      icon: 'receipt',
      route: '/m/withdrawReport',
      when: { flag: 'WITHREC3' },
    },
    {
      id: 'tile-transactions',
      slot: 'member.tiles@1',
      order: 40,
      label: 'tiles.transactions',
      icon: 'receipt',
      route: '/m/transaction/record',
      when: { flag: 'TRANSREC3' },
    },
    {
      id: 'tile-upline-transfer',
      slot: 'member.tiles@1',
      order: 50,
      label: 'tiles.upline',
      icon: 'transfer',
      route: '/m/upLine/transfer',
      when: { auth: 'member', flag: 'AGETRANSFERUP3', facts: { hasUpline: true }, excludeTypes: [2] },
    },
    {
      id: 'tile-payout-accounts',
      slot: 'member.tiles@1',
      order: 60,
      label: 'tiles.accounts',
      icon: 'card',
      route: '/m/cards',
    },
    {
      id: 'tile-vendor-wallets',
      slot: 'member.tiles@1',
      order: 70,
      label: 'tiles.vendorWallets',
      icon: 'wallet',
      route: '/m/wallet/transfer',
    },
    { id: 'ledger-kinds', slot: 'ledger.kinds@1', order: 10, texts: 'ledgerKinds' },
  ],
})
