import type { Encoding } from '@plaza/release'

const known: Encoding[] = ['br', 'gzip']

/** Encodings that a request takes, the best first; `identity` is always the last resort. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    if (name) weights.set(name.trim(), quality === undefined ? 1 : Number(quality))
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const accepted = known.filter((encoding) => weightOf(encoding) > 0)
  return [...accepted.sort((a, b) => weightOf(b) - weightOf(a)), 'identity']
}
