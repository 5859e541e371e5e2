import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivery } from './payment'

type Line<P> = { payment: P } | { delivery: Delivery }

/** Payments and reports, kept in memory and in a file to which every change is appended before it counts. */
export interface Store<P> {
  payments(): P[]
  deliveries(): Delivery[]
  find(id: string): P | undefined
  findBy(match: (payment: P) => boolean): P | undefined
  /** Writes a payment and, if it is to be reported, its report, in one write. */
  save(payment: P, delivery?: Delivery): Promise<void>
  saveDelivery(delivery: Delivery): Promise<void>
}

const linesOf = <P>(text: string): Line<P>[] =>
  text.split('\n').flatMap((line) => {
    // The last line may have been cut off when the process was killed: it never counted.
    if (!line.endsWith('}')) return []
    return [JSON.parse(line) as Line<P>]
  })

/** Opens the store of a provider in its folder of the data folder. */
export async function openStore<P extends { id: string }>(dataDir: string, name: string): Promise<Store<P>> {
  const folder = join(dataDir, name)
  const file = join(folder, 'journal.jsonl')
  await mkdir(folder, { recursive: true })
  const payments = new Map<string, P>()
  const deliveries = new Map<string, Delivery>()
  const take = (line: Line<P>) => {
    if ('payment' in line) payments.set(line.payment.id, line.payment)
    else deliveries.set(line.delivery.id, line.delivery)
  }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  linesOf<P>(text).forEach(take)
  const append = async (lines: Line<P>[]) => {
    // Begins with a line break, so that a line that was cut off spoils no other.
    await appendFile(file, lines.map((line) => `\n${JSON.stringify(line)}`).join(''))
    lines.forEach(take)
  }
  return {
    payments: () => [...payments.values()],
    deliveries: () => [...deliveries.values()],
    find: (id) => payments.get(id),
    findBy: (match) => [...payments.values()].find(match),
    save: (payment, delivery) => append([{ payment }, ...(delivery ? [{ delivery }] : [])]),
    saveDelivery: (delivery) => append([{ delivery }]),
  }
}
