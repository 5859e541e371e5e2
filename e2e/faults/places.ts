/** Where each remote shows itself first, and a piece of the rest of the site that must go on beside it. */
export const places = [
  { remote: 'mf-games', path: '/m/home', account: undefined },
  { remote: 'mf-cashier', path: '/m/voucherCenter', account: 'player01' },
  { remote: 'mf-member', path: '/m/member/home', account: 'player01' },
  { remote: 'mf-agent', path: '/m/agent', account: 'agent01' },
] as const
