import type { RoundProof, SlotId } from '@plaza/fair'

/** The values entered to verify a round by hand. */
export interface HandForm {
  engine: RoundProof['engine']
  /** Of a slot. */
  model: SlotId
  serverSeed: string
  clientSeed: string
  nonce: string
  /** Number of mines. */
  mines: string
  /** Multiple of the cash-out, such as 1.5; empty when there was none. */
  cashOut: string
}
export type HandField = Exclude<keyof HandForm, 'engine' | 'model'>

/** The round that a form describes; otherwise the fields that are invalid. */
export function readForm(form: HandForm): {
  round?: Pick<RoundProof, 'engine' | 'model' | 'clientSeed' | 'nonce' | 'params'> & { serverSeed: string }
  errors: HandField[]
} {
  const { engine } = form
  const nonce = wholeOf(form.nonce, 0, Number.MAX_SAFE_INTEGER)
  const mines = wholeOf(form.mines, 1, 24)
  const cashOut = form.cashOut.trim() === '' ? 0 : hundredthsOf(form.cashOut)
  const serverSeed = form.serverSeed.trim()
  const wrong: Record<HandField, boolean> = {
    serverSeed: serverSeed === '',
    clientSeed: form.clientSeed === '',
    nonce: nonce === undefined,
    mines: engine === 'mines' && mines === undefined,
    cashOut: engine === 'crash' && cashOut === undefined,
  }
  const errors = (Object.keys(wrong) as HandField[]).filter((field) => wrong[field])
  if (errors.length > 0 || nonce === undefined) return { errors }
  const params: Record<string, number> =
    engine === 'mines'
      ? { mines: mines ?? 0, opened: 0 }
      : engine === 'crash'
        ? { cashOut: cashOut ?? 0 }
        : {}
  const model = engine === 'slot' ? form.model : engine
  return { round: { engine, model, serverSeed, clientSeed: form.clientSeed, nonce, params }, errors }
}

function wholeOf(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,16}$/.test(text.trim()) ? Number(text) : NaN
  return Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined
}

/** "1.5" → 150; from 1.01 to 1000. */
function hundredthsOf(text: string): number | undefined {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const value = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return value >= 101 && value <= 100_000 ? value : undefined
}
