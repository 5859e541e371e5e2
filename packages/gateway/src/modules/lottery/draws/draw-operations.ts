import type { DrawSource } from '@plaza/contract/lottery'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { confirmResult } from './confirm-result'
import { enterResult } from './enter-result'
import { setDrawSource } from './set-draw-source'
import { voidIssue } from './void-issue'

interface OfLottery {
  merchant: string
  /** Code of the lottery. */
  lottery: string
}

/** What an operator does about official results (DRAW-6). Numbers are as `parseNumbers` reads them. */
export type DrawOperation =
  /** Where the numbers of issues that open from now on come from; address and key in PEM of `fetched` alone. */
  | (OfLottery & { kind: 'draw-source'; source: DrawSource; url: string | null; pem: string | null })
  | (OfLottery & { kind: 'draw-enter' | 'draw-confirm' | 'draw-correct'; issue: string; numbers: string })
  | (OfLottery & { kind: 'draw-void'; issue: string })

/** Takes a step of official results. @throws PlainError saying what is wrong; nothing is changed then. */
export function changeDraw(trx: Trx, operation: DrawOperation, actor: Actor, now: number): Promise<Change> {
  switch (operation.kind) {
    case 'draw-source':
      return setDrawSource(trx, operation)
    case 'draw-enter':
      return enterResult(trx, operation, { isCorrection: false, actor, now })
    case 'draw-correct':
      return enterResult(trx, operation, { isCorrection: true, actor, now })
    case 'draw-confirm':
      return confirmResult(trx, operation, actor, now)
    case 'draw-void':
      return voidIssue(trx, operation, actor, now)
  }
}
