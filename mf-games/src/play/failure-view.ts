import type { DrawingName } from '@plaza/ui/empty-state'

/** The possible actions after a game did not open. */
export type FailureAction =
  | 'retry'
  | 'again'
  | 'deposit'
  | 'demo'
  | 'signIn'
  | 'otherGames'
  | 'limits'
  | 'transfer'

export interface FailureView {
  drawing: DrawingName
  /** Key in the catalogue, `launch.failures.<id>`. */
  id:
    | 'maintenance'
    | 'refused'
    | 'insufficient'
    | 'vendorWallet'
    | 'onItsWay'
    | 'bonus'
    | 'country'
    | 'session'
    | 'limit'
    | 'break'
    | 'notFound'
    | 'unsupported'
    | 'vendor'
    | 'offline'
    | 'slow'
    | 'over'
    | 'other'
  ways: readonly FailureAction[]
}

const table: Readonly<Record<string, FailureView>> = {
  'game.maintenance': { id: 'maintenance', drawing: 'lighthouse', ways: ['otherGames'] },
  'game.launch.refused': { id: 'refused', drawing: 'storm', ways: ['retry', 'otherGames'] },
  'wallet.insufficient': { id: 'insufficient', drawing: 'lantern', ways: ['deposit', 'demo'] },
  'wallet.vendor.empty': { id: 'vendorWallet', drawing: 'lantern', ways: ['transfer', 'demo'] },
  'transfer.pending': { id: 'onItsWay', drawing: 'boat', ways: ['retry', 'transfer'] },
  'transfer.bonus.open': { id: 'bonus', drawing: 'lighthouse', ways: ['otherGames'] },
  'game.country': { id: 'country', drawing: 'lighthouse', ways: ['otherGames'] },
  'session.required': { id: 'session', drawing: 'lantern', ways: ['signIn'] },
  'session.expired': { id: 'session', drawing: 'lantern', ways: ['signIn'] },
  'session.token.mismatch': { id: 'session', drawing: 'lantern', ways: ['signIn'] },
  'member.excluded': { id: 'break', drawing: 'lighthouse', ways: [] },
  'limit.reached': { id: 'limit', drawing: 'lighthouse', ways: ['limits'] },
  'game.not.found': { id: 'notFound', drawing: 'boat', ways: ['otherGames'] },
  'request.not.found': { id: 'notFound', drawing: 'boat', ways: ['otherGames'] },
  'game.unsupported': { id: 'unsupported', drawing: 'boat', ways: ['otherGames'] },
  'vendor.unavailable': { id: 'vendor', drawing: 'storm', ways: ['retry', 'otherGames'] },
  'network.offline': { id: 'offline', drawing: 'lighthouse', ways: ['retry'] },
  'network.timeout': { id: 'slow', drawing: 'storm', ways: ['retry'] },
  'play.not.found': { id: 'over', drawing: 'boat', ways: ['again'] },
}

/** Message and actions of each refusal (LAUNCH-4). */
export const failureView = (code: string): FailureView =>
  Object.hasOwn(table, code) && table[code] ? table[code] : { id: 'other', drawing: 'storm', ways: ['retry'] }

export const limitKinds = ['wager', 'loss', 'time', 'deposit'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Details of a refusal, where they are valid. */
export function failureFacts(value: Record<string, unknown>): {
  untilMs?: number
  limit?: LimitKind
  resetsAtMs?: number
  /** Minimum bet of the game. */
  minimumMinor?: number
  vendorName?: string
} {
  const whole = (given: unknown) => (Number.isSafeInteger(given) ? (given as number) : undefined)
  return {
    untilMs: whole(value['until']),
    limit: limitKinds.find((kind) => kind === value['limit'] || kind === value['kind']),
    resetsAtMs: whole(value['resetsAt']),
    minimumMinor: whole(value['minimumMinor']),
    ...(typeof value['vendorName'] === 'string' && { vendorName: value['vendorName'] }),
  }
}
