import { epochMsSchema, localizedSchema } from '@plaza/contract/kernel'
import { missionCodeSchema, missionKinds, missionTasks } from '@plaza/contract/growth'
import { gameTypes } from '@plaza/contract/play'
import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const settingSchema = z
  .strictObject({
    code: missionCodeSchema,
    kind: z.enum(missionKinds),
    name: localizedSchema,
    task: z.enum(missionTasks),
    /** Of bets: the categories that count; all when absent. */
    categories: z.optional(z.array(z.enum(gameTypes)).check(z.minLength(1))),
    /** Minor units, or days. */
    wanted: z.int().check(z.minimum(1), z.maximum(100_000_000_000)),
    rewardMinor: z.int().check(z.minimum(1), z.maximum(100_000_000_000)),
    wagering: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
    /** Of `newbie`: days after joining; of `event`: its beginning and end. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(90))),
    startsAt: z.optional(epochMsSchema),
    endsAt: z.optional(epochMsSchema),
  })
  .check(
    z.refine(({ kind, startsAt, endsAt }) =>
      kind === 'event'
        ? startsAt !== undefined && endsAt !== undefined && startsAt < endsAt
        : startsAt === undefined && endsAt === undefined,
    ),
    z.refine(({ kind, days }) => (kind === 'newbie') === (days !== undefined)),
    z.refine(({ task, categories }) => categories === undefined || task === 'bet'),
  )
export type MissionSetting = z.output<typeof settingSchema>

/** A merchant's missions, `missions` of its settings; none as shipped. */
export const missionsPart = z._default(
  z.array(settingSchema).check(
    z.maxLength(50),
    z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length),
  ),
  [],
)

/** The missions of a merchant, in its order (MISSION-1). */
export const missionSettings = settingsPart('missions', missionsPart)
