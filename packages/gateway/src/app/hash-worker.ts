import { parentPort } from 'node:worker_threads'
import { hashPassword, verifyPassword } from '../kernel/security/argon2'
import type { HashTask } from '../kernel/security/hash-pool'

/** Thread of the hash pool: replies to each task with its result or its error. */
parentPort?.on('message', (task: HashTask) => {
  const work =
    task.hash === undefined ? hashPassword(task.password) : verifyPassword(task.password, task.hash)
  work.then(
    (result) => parentPort?.postMessage({ id: task.id, result }),
    (error: unknown) => parentPort?.postMessage({ id: task.id, error: String(error) }),
  )
})
