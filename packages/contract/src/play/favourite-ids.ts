import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/** Node ids as strings, newest favourite first. */
export const favouriteIdsSchema = z.object({ ids: z.array(z.string()) })

/** Node ids of the member's favourites, as strings (FAV-1). */
export const favouriteIdsCall = defineCall({
  id: 'games.favourites.ids',
  method: 'GET',
  path: '/wps/game/favourites/ids',
  summary: 'Node ids of the own favourites',
  auth: 'member',
  isBackground: true,
  query: z.object({ token: z.optional(z.string()) }),
  answer: favouriteIdsSchema,
})
