import type { ImportedSignIn } from '@plaza/gateway/world-api'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1'
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const stranger =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36'

/** When before the world's beginning, from which device and network, and how it went. */
const attempts: readonly [
  agoMs: number,
  device: string,
  ip: string,
  refusal: string | null,
  isOpen: boolean,
][] = [
  [5 * hourMs, phone, '112.198.64.21', null, true],
  [9 * hourMs, computer, '124.6.181.40', null, true],
  [1 * dayMs, tablet, '112.198.64.21', null, true],
  [2 * dayMs, stranger, '185.220.101.9', 'login.failed', false],
  [2 * dayMs - 40_000, stranger, '185.220.101.9', 'login.failed', false],
  [3 * dayMs, phone, '175.176.12.88', null, true],
  [6 * dayMs, computer, '124.6.181.40', null, true],
]

/** How often the account signs in beyond these, back to 80 days ago. */
const everyMs = 3.4 * dayMs
const reachMs = 80 * dayMs

/** Sign-ins of an account that has a life: five sessions on three devices, and two attempts of a stranger. */
export function signInsOf(memberId: string, now: number): ImportedSignIn[] {
  const recent = attempts.map(([ago, userAgent, ip, refusal, isOpen]) => ({
    memberId,
    at: now - ago,
    ip,
    userAgent,
    refusal,
    isOpen,
  }))
  const devices = [phone, computer, phone, tablet]
  const earlier = Array.from({ length: Math.floor((reachMs - 8 * dayMs) / everyMs) }, (_, index) => ({
    memberId,
    at: now - 8 * dayMs - Math.round(index * everyMs),
    ip: index % 3 === 0 ? '124.6.181.40' : '112.198.64.21',
    userAgent: devices[index % devices.length] ?? phone,
    refusal: index % 9 === 4 ? 'login.failed' : null,
    isOpen: false,
  }))
  return [...recent, ...earlier]
}
