import { startFailed } from './document/start-failed'

// Asynchronous on purpose: shared modules are agreed upon before anything that uses them is evaluated.
import('./bootstrap').then(({ start }) => start()).catch(startFailed)
