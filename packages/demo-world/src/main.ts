import { runGateway } from '@plaza/gateway/world-api'
import { createDemoWorld } from './demo-world'
import { readDrawSeconds } from './draw-seconds'
import { readGameCount } from './game-count'
import { readTeamSize } from './team-size'

runGateway(() =>
  createDemoWorld({
    games: readGameCount(process.env),
    drawSeconds: readDrawSeconds(process.env),
    team: readTeamSize(process.env),
  }),
)
