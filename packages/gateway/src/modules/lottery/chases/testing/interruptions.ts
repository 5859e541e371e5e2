import { PlainError } from '@plaza/server-kit'
import { randomUUID } from 'node:crypto'
import { perform } from '../../../../testing/perform'
import { firstDigit, totalSides } from '../../bets/testing/bets-testbed'
import { awaitResult, endIssue } from '../../bets/testing/test-issue'
import type { InterruptedBed } from './interrupted-bed'
import type { Subject } from './read-books'

/** A job that is about to be done. */
export interface Begun {
  subject: Subject
  /** Does the job, or what is left of it. */
  work(): Promise<void>
}

/** A job whose interruptions are tested. */
export interface Interruption {
  name: string
  /** How long until another process takes an interrupted job up, ms. */
  againMs: number
  /** Prepares the job again, for new members and a new issue. */
  begin(bed: InterruptedBed): Promise<Begun>
}

const anyDigit = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const jobOf =
  ({ test }: InterruptedBed, name: string) =>
  async () => {
    const job = test.gateway.jobs.find((one) => one.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    while ((await job.run()) > 0);
  }

const settle = (bed: InterruptedBed) => jobOf(bed, 'lottery-settlement')
const convert = (bed: InterruptedBed) => jobOf(bed, 'lottery-chases')

/** Posts with one key, however often, as a page does that has no answer. */
const poster = ({ test }: InterruptedBed, headers: Record<string, string>, url: string, payload: object) => {
  const key = randomUUID()
  return async () => {
    const answer = await test.call({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'idempotency-key': key },
    })
    const { success, code } = answer.json<{ success: boolean; code?: string }>()
    if (!success) throw new Error(`refused: ${code}`)
  }
}

/** Orders that win, lose, get a rebate and bet on both sides, and a plan that a win stops: five members. */
async function playIssue(bed: InterruptedBed): Promise<Subject> {
  const lottery = 'still'
  const issue = await bed.open(lottery)
  const members: string[] = []
  for (let count = 0; count < 4; count += 1) members.push(await bed.member(10_000))
  const [won = '', lost = '', both = '', planned = ''] = members
  await bed.place(won, lottery, issue, [firstDigit([1], { prizeGroup: 1900 }), firstDigit([2])])
  await bed.place(lost, lottery, issue, [firstDigit([2])])
  await bed.place(both, lottery, issue, [totalSides([0, 1])])
  await bed.plan(planned, lottery, await bed.ahead(lottery, 3), [firstDigit([1])])
  bed.test.clock.advance(56_000)
  return { lottery, issue, members }
}

const settlement: Interruption = {
  name: 'the settlement of a drawn issue, with a plan that its win stops',
  againMs: 61_000,
  begin: async (bed) => {
    const subject = await playIssue(bed)
    await endIssue(bed.test, subject.issue, [1, 0, 0, 0, 0])
    return { subject, work: settle(bed) }
  },
}

const refund: Interruption = {
  name: 'the refund of a voided issue',
  againMs: 61_000,
  begin: async (bed) => {
    const subject = await playIssue(bed)
    await endIssue(bed.test, subject.issue, null)
    return { subject, work: settle(bed) }
  },
}

const conversion: Interruption = {
  name: 'the conversion of a plan’s next issue, which is its last',
  againMs: 5_000,
  begin: async (bed) => {
    const lottery = 'still'
    const first = await bed.open(lottery)
    const members = [await bed.member(10_000)]
    const [, second = ''] = await bed.ahead(lottery, 2)
    await bed.plan(members[0] ?? '', lottery, [first, second], [firstDigit([2])])
    await endIssue(bed.test, first, [1, 0, 0, 0, 0])
    await settle(bed)()
    await bed.pushes.take()
    const issue = await bed.open(lottery)
    return { subject: { lottery, issue, members }, work: convert(bed) }
  },
}

const missed: Interruption = {
  name: 'the end of a plan whose last issue was missed, with the refund of the rest',
  againMs: 5_000,
  begin: async (bed) => {
    const lottery = 'still'
    const issue = await bed.open(lottery)
    const members = [await bed.member(10_000)]
    await bed.plan(members[0] ?? '', lottery, await bed.ahead(lottery, 2), [firstDigit([2])])
    await endIssue(bed.test, issue, [1, 0, 0, 0, 0])
    await settle(bed)()
    bed.test.clock.advance(120_000)
    return { subject: { lottery, issue, members }, work: convert(bed) }
  },
}

const cancelledPlan: Interruption = {
  name: 'the cancellation of a plan, with the refund of the rest',
  againMs: 1_000,
  begin: async (bed) => {
    const lottery = 'still'
    const issue = await bed.open(lottery)
    const caller = await bed.caller(10_000)
    const id = await bed.plan(caller.id, lottery, await bed.ahead(lottery, 3), [firstDigit([2])])
    const subject = { lottery, issue, members: [caller.id] }
    return { subject, work: poster(bed, caller.headers, '/lgw/chases/cancel', { id }) }
  },
}

const cancelledOrder: Interruption = {
  name: 'the cancellation of an order',
  againMs: 1_000,
  begin: async (bed) => {
    const lottery = 'still'
    const issue = await bed.open(lottery)
    const caller = await bed.caller(10_000)
    const id = await bed.place(caller.id, lottery, issue, [firstDigit([2]), totalSides([0])])
    const subject = { lottery, issue, members: [caller.id] }
    return { subject, work: poster(bed, caller.headers, '/lgw/orders/suborders/cancel', { id }) }
  },
}

/** The members of an official issue: one whose prize was wrong and is spent, one whose prize was missed, one with neither. */
async function playOfficial(bed: InterruptedBed): Promise<Subject> {
  const lottery = 'entered'
  const issue = await bed.open(lottery)
  const members = [await bed.member(100), await bed.member(100), await bed.member(100)]
  for (const [index, id] of members.entries()) await bed.place(id, lottery, issue, [firstDigit([index + 1])])
  bed.test.clock.advance(60_000)
  await awaitResult(bed.test, issue)
  return { lottery, issue, members }
}

const operator = ({ test }: InterruptedBed, { lottery, issue }: Subject) => {
  const step = (kind: 'draw-enter' | 'draw-correct' | 'draw-confirm', by: string, numbers: string) =>
    perform(
      test.db,
      { kind, merchant: 'demo', lottery, issue, numbers },
      { by, why: 'as published' },
      test.clock.now(),
    )
  /** An operator who got no answer tries again, and gets an error if it has been done. */
  const confirm = async (numbers: string) => {
    try {
      await step('draw-confirm', 'ben', numbers)
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
    }
  }
  return { step, confirm }
}

const confirmed: Interruption = {
  name: 'the confirmation of an official result and its settlement',
  againMs: 61_000,
  begin: async (bed) => {
    const subject = await playOfficial(bed)
    const { step, confirm } = operator(bed, subject)
    await step('draw-enter', 'ana', '10000')
    const work = async () => {
      await confirm('10000')
      await settle(bed)()
    }
    return { subject, work }
  },
}

const correction: Interruption = {
  name: 'the correction of an official result, whose prize is partly spent',
  againMs: 61_000,
  begin: async (bed) => {
    const subject = await playOfficial(bed)
    const { step, confirm } = operator(bed, subject)
    await step('draw-enter', 'ana', '10000')
    await confirm('10000')
    await settle(bed)()
    await bed.move(subject.members[0] ?? '', -900)
    await step('draw-correct', 'ana', '20000')
    const work = async () => {
      await confirm('20000')
      await settle(bed)()
    }
    return { subject, work }
  },
}

const draw: Interruption = {
  name: 'the close and the draw of an issue and the settlement after it',
  againMs: 61_000,
  begin: async (bed) => {
    const lottery = 'running'
    const { clock } = bed.test
    clock.advance(60_000 - (clock.now() % 60_000))
    const steps = jobOf(bed, 'draws')
    await steps()
    const [issue = ''] = await bed.ahead(lottery, 1)
    const members = [await bed.member(10_000)]
    // Wins and pays the same whichever digit is drawn.
    await bed.place(members[0] ?? '', lottery, issue, [firstDigit(anyDigit, { prizeGroup: 1900 })])
    const work = async () => {
      const drawAt = Math.ceil((clock.now() + 1) / 60_000) * 60_000
      if (clock.now() < drawAt - 5_000) clock.advance(drawAt - 5_000 - clock.now())
      await steps()
      clock.advance(drawAt - clock.now())
      await steps()
      await settle(bed)()
    }
    return { subject: { lottery, issue, members }, work }
  },
}

/** Every job of the lottery that moves money. */
export const interruptions: readonly Interruption[] = [
  draw,
  settlement,
  refund,
  conversion,
  missed,
  cancelledPlan,
  cancelledOrder,
  confirmed,
  correction,
]
