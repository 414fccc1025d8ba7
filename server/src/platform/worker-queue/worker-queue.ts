import type { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { watchTime } from './watch-time.ts'

/** What takes requests: a thread, or a process of its own. */
export type QueueWorker = Pick<Worker, 'postMessage' | 'terminate' | 'cpuUsage' | 'ref' | 'unref'> &
  Pick<EventEmitter, 'on' | 'removeListener'>

export interface WorkerQueueLimits {
  /** That the thread may work for one request. */
  readonly milliseconds: number
  /** The heap of the worker; all memory of one that is a process. */
  readonly megabytes: number
  /** Bytes that may wait in the queue before more are sent away. */
  readonly waitingBytes: number
  /** A worker that had nothing to do for so long is let go, and its memory with it. */
  readonly idleMilliseconds: number
}

export class WorkerQueueFailure extends Error {
  readonly reason: 'time' | 'memory' | 'crowd' | 'crash'

  constructor(reason: WorkerQueueFailure['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export interface WorkerQueue<Request extends { readonly bytes: Uint8Array }, Reply> {
  /** @throws WorkerQueueFailure; what the worker itself finds wrong is a reply. */
  ask(request: Request): Promise<Reply>
}

/** A thread: what reading an everyday document leaves behind is collected once for several of them. */
const startThread = (module: URL, { megabytes }: WorkerQueueLimits): QueueWorker =>
  new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })

/**
 * One worker, a thread by default, that takes one request after the other. It starts with the first; one that takes too long or too
 * much memory is ended and replaced, so that a hostile document costs its sender an answer and nobody else anything.
 */
export function createWorkerQueue<Request extends { readonly bytes: Uint8Array }, Reply>(
  module: URL,
  limits: WorkerQueueLimits,
  startWorker: (module: URL, limits: WorkerQueueLimits) => QueueWorker = startThread,
): WorkerQueue<Request, Reply> {
  let worker: QueueWorker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const start = (): QueueWorker => {
    const fresh = startWorker(module, limits)
    // Listened to for as long as it lives: a worker may fail while nobody asks, or once more while it ends.
    fresh.on('error', () => undefined)
    fresh.on('exit', () => {
      if (worker === fresh) worker = undefined
    })
    return fresh
  }
  const end = () => {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }
  const rest = (resting: QueueWorker) => {
    resting.unref()
    idle = setTimeout(end, limits.idleMilliseconds).unref()
  }

  const run = (request: Request) =>
    new Promise<Reply>((resolve, reject) => {
      clearTimeout(idle)
      worker ??= start()
      const busy = worker
      busy.ref()
      const settle = (finish: () => void) => {
        stopWatching()
        busy.removeListener('message', onMessage)
        busy.removeListener('error', onError)
        finish()
      }
      const onMessage = (reply: Reply) => {
        rest(busy)
        settle(() => resolve(reply))
      }
      const onError = (error: Error & { code?: string }) => {
        end()
        const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'
        settle(() => reject(new WorkerQueueFailure(reason, error.message, error)))
      }
      const stopWatching = watchTime(busy, limits.milliseconds, () => {
        end()
        settle(() => reject(new WorkerQueueFailure('time', `more than ${limits.milliseconds} ms`)))
      })
      busy.on('message', onMessage)
      busy.on('error', onError)
      busy.postMessage(request)
    })

  return {
    ask: async (request) => {
      const size = request.bytes.length
      if (waiting > 0 && waiting + size > limits.waitingBytes) throw new WorkerQueueFailure('crowd', 'too much waits')
      waiting += size
      const reply = last.then(() => run(request))
      last = reply.catch(() => undefined)
      try {
        return await reply
      } finally {
        waiting -= size
      }
    },
  }
}
