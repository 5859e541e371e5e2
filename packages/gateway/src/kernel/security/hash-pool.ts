import { Worker } from 'node:worker_threads'
import { CallFailure } from '../call-failure'
import type { PasswordHasher } from './password-hasher'

/** A task for a thread: creates a hash, or verifies the given one. */
export interface HashTask {
  id: number
  password: string
  hash?: string
}
type HashAnswer = { id: number; result: string | boolean } | { id: number; error: string }

interface Waiting {
  resolve(result: string | boolean): void
  reject(error: Error): void
}

/** With more waiting, answers would come too late to be of use. */
const mostWaiting = 200

/**
 * Hashes passwords in threads, so that the server keeps answering. A thread that dies fails its tasks and is replaced.
 */
export function createHashPool(workerUrl: URL | string, size: number): PasswordHasher {
  const waiting = new Map<number, Waiting & { worker: number }>()
  let nextId = 0
  let isClosed = false

  const start = (index: number): Worker => {
    const worker = new Worker(workerUrl)
    worker.unref()
    worker.on('message', (answer: HashAnswer) => {
      const task = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('error' in answer) task?.reject(new Error(answer.error))
      else task?.resolve(answer.result)
    })
    worker.on('error', (error) => failAll(index, error))
    worker.on('exit', () => {
      failAll(index, new Error('a hash worker ended'))
      if (!isClosed) workers[index] = start(index)
    })
    return worker
  }

  const failAll = (index: number, error: Error) => {
    for (const [id, task] of waiting) {
      if (task.worker !== index) continue
      waiting.delete(id)
      task.reject(error)
    }
  }

  const workers = Array.from({ length: size }, (_, index) => start(index))

  const ask = (task: Omit<HashTask, 'id'>): Promise<string | boolean> => {
    if (waiting.size >= mostWaiting) return Promise.reject(new CallFailure('service.unavailable'))
    return new Promise((resolve, reject) => {
      const id = (nextId += 1)
      const worker = id % size
      waiting.set(id, { resolve, reject, worker })
      workers[worker]?.postMessage({ ...task, id })
    })
  }

  return {
    hash: async (password) => String(await ask({ password })),
    verify: async (password, hash) => (await ask({ password, hash })) === true,
    close: async () => {
      isClosed = true
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
