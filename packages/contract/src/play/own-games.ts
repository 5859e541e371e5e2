import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { gameItemSchema, gameTypes } from './game-entities'
import { favouriteIdsSchema } from './favourite-ids'
import { gamePageSchema, nodeIdSchema, pageNumberSchema, pageSizeSchema } from './games'

const token = z.optional(z.string())
const gameType = z.optional(z.enum([...gameTypes, 'HOT', 'ALL']))

export const addFavouriteCall = defineCall({
  id: 'games.favourites.add',
  method: 'POST',
  path: '/wps/game/favourites',
  summary:
    'Adds a game to the own favourites; nothing when it is there. Answers the ids after it, newest first',
  auth: 'member',
  body: z.object({ nodeId: nodeIdSchema, token, vendor: z.optional(z.string()) }),
  answer: favouriteIdsSchema,
})

export const removeFavouriteCall = defineCall({
  id: 'games.favourites.remove',
  method: 'DELETE',
  path: '/wps/game/favourites/:nodeId',
  summary: 'Takes a game out of the own favourites; nothing when it is not there',
  auth: 'member',
  params: z.object({ nodeId: nodeIdSchema }),
  query: z.object({ token }),
  answer: favouriteIdsSchema,
})

export const favouritesCall = defineCall({
  id: 'games.favourites.list',
  method: 'GET',
  path: '/wps/game/favourites',
  summary: 'Own favourites, newest first (FAV-1); a game that left the catalogue is not among them',
  auth: 'member',
  query: z.object({
    token,
    pageNo: z.optional(pageNumberSchema),
    pageSize: z.optional(pageSizeSchema),
    gameType,
    language: z.optional(z.string()),
  }),
  answer: z.extend(z.omit(gamePageSchema, { games: true }), { content: z.array(gameItemSchema) }),
})

export const addRecentCall = defineCall({
  id: 'games.recent.add',
  method: 'GET',
  path: '/wps/game/recent/add',
  summary: 'Notes that a game was opened (RECENT-1)',
  auth: 'member',
  writes: true,
  query: z.object({ nodeId: nodeIdSchema, token }),
  answer: z.object({ nodeId: z.int() }),
})

export const recentGamesCall = defineCall({
  id: 'games.recent.list',
  method: 'GET',
  path: '/wps/game/recent',
  summary: 'Games that the member opened, the last one first, each once',
  auth: 'member',
  query: z.object({
    page: z.optional(pageNumberSchema),
    pageSize: z.optional(pageSizeSchema),
    gameType,
    language: z.optional(z.string()),
    clientType: z.optional(z.coerce.number()),
  }),
  answer: z.object({ list: z.array(gameItemSchema), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
})
