import type { ReleaseChange } from '@plaza/contract/release'

/** The kinds of change in the console. */
export type ChangeKind = Exclude<ReleaseChange['kind'], 'repair'>

/** The kind of change that was chosen, with the values that its button determines. */
export interface ChangeAsk {
  kind: ChangeKind
  remote: string
  release?: string
  merchant?: string
  /** Initial share of a growing canary. */
  basisPoints?: number
  /** The canary's guard (0–1). */
  guard?: number
}

/** Rules that an operator may override; the audit trail records the override. */
export type Override = 'overrideFloor' | 'strand' | 'unproven' | 'accept'

/** The form of a change; texts as typed. */
export interface ChangeDraft {
  merchant: string
  release: string
  percent: string
  guardPercent: string
  overrides: readonly Override[]
}

/** The initial draft of a change. */
export const draftOf = ({ merchant, release, basisPoints, guard }: ChangeAsk): ChangeDraft => ({
  merchant: merchant ?? '',
  release: release ?? '',
  percent: basisPoints === undefined ? '5' : String(basisPoints / 100),
  guardPercent: guard === undefined ? (basisPoints === undefined ? '2' : '') : String(round(guard * 100)),
  overrides: [],
})

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** Parses a typed number within bounds; undefined for anything else. A comma counts as a decimal point. */
export function readPercent(text: string, least: number): number | undefined {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim())) return undefined
  const value = Number(text.trim().replace(',', '.'))
  return value >= least && value <= 100 ? value : undefined
}

/** The change that a form and its draft describe; undefined while a value is missing or invalid. */
export function changeOf(ask: ChangeAsk, draft: ChangeDraft): ReleaseChange | undefined {
  const { kind, remote } = ask
  const { merchant, release } = draft
  const allowed = (override: Override) => draft.overrides.includes(override)
  switch (kind) {
    case 'enable':
    case 'disable':
    case 'unpin':
      return merchant ? { kind, remote, merchant } : undefined
    case 'pin':
      return merchant && release
        ? { kind, remote, merchant, release, ...(allowed('accept') && { accept: true }) }
        : undefined
    case 'block':
    case 'unblock':
    case 'floor':
      return release ? { kind, remote, release } : undefined
    case 'promote':
      if (!release) return undefined
      return {
        kind,
        remote,
        release,
        ...(allowed('strand') && { strand: true }),
        ...(allowed('unproven') && { unproven: true }),
        ...(allowed('accept') && { accept: true }),
      }
    case 'canary':
      return canaryOf(remote, draft, allowed)
    case 'rollback':
      return {
        kind,
        remote,
        ...(merchant && { merchant }),
        ...(release && { to: release }),
        ...(allowed('overrideFloor') && { overrideFloor: true }),
      }
  }
}

function canaryOf(
  remote: string,
  draft: ChangeDraft,
  allowed: (override: Override) => boolean,
): ReleaseChange | undefined {
  const percent = readPercent(draft.percent, 0.01)
  const guard = draft.guardPercent.trim() === '' ? null : readPercent(draft.guardPercent, 0.01)
  if (!draft.release || percent === undefined || guard === undefined) return undefined
  return {
    kind: 'canary',
    remote,
    release: draft.release,
    basisPoints: Math.round(percent * 100),
    ...(guard !== null && { guard: round(guard / 100) }),
    ...(allowed('unproven') && { unproven: true }),
    ...(allowed('accept') && { accept: true }),
  }
}

const overridesByCode: Readonly<Record<string, Override>> = {
  'release.below.floor': 'overrideFloor',
  'release.strands': 'strand',
  'release.unproven': 'unproven',
  'release.narrower': 'accept',
}

/** The override that would allow a refused change, where there is one. */
export function overrideFor(kind: ChangeKind, code: string): Override | undefined {
  const override = Object.hasOwn(overridesByCode, code) ? overridesByCode[code] : undefined
  if (override === 'overrideFloor') return kind === 'rollback' ? override : undefined
  if (override === 'strand') return kind === 'promote' ? override : undefined
  if (override === 'accept' && kind === 'pin') return override
  return kind === 'promote' || kind === 'canary' ? override : undefined
}
