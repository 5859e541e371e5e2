/** Categories whose page shows more than a list. */
export const centres = {
  HOT: { path: '/m/gameCenter', label: 'home.gameCenter' },
  RNG: { path: '/m/slotsCenter', label: 'home.slotsCenter' },
} as const
