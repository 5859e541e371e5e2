import * as z from 'zod/mini'
import {
  currencySchema,
  defineCall,
  epochMsSchema,
  localizedSchema,
  minorSchema,
  sitePathSchema,
} from '../kernel'
import { balanceSchema } from '../money'

/** How often a mission begins again: every day, every week, once after joining, once while an event runs. */
export const missionKinds = ['daily', 'weekly', 'newbie', 'event'] as const
export type MissionKind = (typeof missionKinds)[number]

/** What a mission counts: valid bets or deposits in minor units, or days with a check-in. */
export const missionTasks = ['bet', 'deposit', 'check-in'] as const
export type MissionTask = (typeof missionTasks)[number]

/** A mission is open until its task is done, and then claimable until its time is over. */
export const missionStates = ['open', 'claimable', 'claimed', 'expired'] as const
export type MissionState = (typeof missionStates)[number]

export const missionCodeSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/))

export const missionSchema = z.object({
  code: missionCodeSchema,
  /** The time that it is about, a word of the server: what is claimed is claimed for it. */
  period: z.string(),
  kind: z.enum(missionKinds),
  name: localizedSchema,
  task: z.enum(missionTasks),
  wanted: z.int(),
  /** At most `wanted`. */
  done: z.int(),
  rewardMinor: minorSchema,
  /** How often the reward must be bet before it can be withdrawn. */
  wagering: z.int(),
  /** When it ends; null for one without an end. */
  endsAt: z.nullable(epochMsSchema),
  state: z.enum(missionStates),
  /** Where its task is done. */
  goTo: sitePathSchema,
})
export type Mission = z.infer<typeof missionSchema>

export const missionsCall = defineCall({
  id: 'missions.list',
  method: 'GET',
  path: '/wps/missions',
  summary: 'Missions with what the member has done of each',
  auth: 'member',
  answer: z.object({ missions: z.array(missionSchema), currency: currencySchema }),
})

export const claimMissionCall = defineCall({
  id: 'missions.claim',
  method: 'POST',
  path: '/wps/missions/:code/claim',
  summary: 'Claim the reward of a mission, once for its period; it is credited at once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  params: z.object({ code: missionCodeSchema }),
  body: z.strictObject({ period: z.string().check(z.minLength(1), z.maxLength(32)) }),
  carriesBalance: 'field',
  answer: z.object({ mission: missionSchema, balance: balanceSchema }),
})
