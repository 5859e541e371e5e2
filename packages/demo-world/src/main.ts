import { runGateway } from '@plaza/gateway/world-api'
import { createDemoWorld } from './demo-world'
import { readGameCount } from './game-count'

runGateway(() => createDemoWorld(readGameCount(process.env)))
