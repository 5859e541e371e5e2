import type { Ramp } from './painter'

const ramp = (hi: string, mid: string, lo: string, ink: string): Ramp => ({ hi, mid, lo, ink })

/** Materials of the night market, from the lit side to the dark side. */
export const ramps = {
  gold: ramp('#fff3bf', '#f7b733', '#b35f14', '#56260a'),
  bronze: ramp('#ffdcae', '#cf8748', '#7d421b', '#36170a'),
  silver: ramp('#ffffff', '#bccae2', '#67789c', '#262f4d'),
  ivory: ramp('#ffffff', '#f6ead6', '#c9ad8c', '#5c4439'),
  pearl: ramp('#ffffff', '#ece6fa', '#a9a0d6', '#463f78'),
  ruby: ramp('#ff9c86', '#e3263c', '#8d0d34', '#3a041f'),
  coral: ramp('#ffd2b3', '#ff764a', '#c03325', '#560f18'),
  amber: ramp('#ffe4a3', '#ff9a26', '#c6520c', '#591d05'),
  lemon: ramp('#fffbd1', '#ffdc3e', '#d68f0c', '#6a3d05'),
  rose: ramp('#ffc9de', '#f2498d', '#9c165f', '#450836'),
  violet: ramp('#dcbcff', '#8b4bff', '#4817b0', '#1b0850'),
  sapphire: ramp('#afdcff', '#2f7fff', '#133db0', '#071657'),
  sky: ramp('#e4fcff', '#63ccff', '#247acd', '#0e3474'),
  teal: ramp('#bafff0', '#14c2b0', '#086a78', '#032c3c'),
  emerald: ramp('#c9ffca', '#2cbf6f', '#0a6a4b', '#04332d'),
  lime: ramp('#f5ffb8', '#a5da37', '#4b8c1a', '#1b400d'),
  leaf: ramp('#d3f794', '#52b04a', '#1b693d', '#093225'),
  wood: ramp('#f0c394', '#ab6a3a', '#5e3118', '#290f08'),
  obsidian: ramp('#7f86bd', '#33366a', '#171839', '#06061a'),
} as const satisfies Record<string, Ramp>
