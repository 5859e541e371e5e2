import { createHmac } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

const { module, engine, rounds, seed } = workerData
const { simulate } = await import(module)
const hmac = (key, message) => createHmac('sha256', key).update(message).digest()
parentPort.postMessage(simulate(engine, rounds, seed, hmac))
