import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { QueueWorker, WorkerQueueLimits } from './worker-queue.ts'

/** How often the memory of a process is looked at, in milliseconds. */
const memoryCheckIntervalMs = 100

/** Of the system's pages, in bytes: as large on all machines that tell of them here. */
const pageBytes = 4096

/** Of the clock ticks in which the system counts work, in a second. */
const ticksPerSecond = 100

/**
 * A worker that is a process of its own: what runs in it is native code, whose crash would end the thread's process, and
 * whose memory no heap limits. It may read files, and neither write them nor start anything; it has no environment.
 */
export const startProcess = (module: URL, limits: WorkerQueueLimits): QueueWorker => new WorkerProcess(module, limits)

class WorkerProcess extends EventEmitter implements QueueWorker {
  readonly #child: ChildProcess
  readonly #begun = performance.now()
  #look: NodeJS.Timeout | undefined
  #ended = false

  constructor(module: URL, { megabytes }: WorkerQueueLimits) {
    super()
    const permissions = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001']
    this.#child = fork(module, {
      execArgv: [...permissions, `--max-old-space-size=${Math.floor(megabytes / 2)}`],
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (reply) => this.emit('message', reply))
    this.#child.on('error', (error) => this.#fail(error))
    this.#child.on('exit', (code, signal) => {
      clearInterval(this.#look)
      // V8 aborts where its heap is full.
      if (!this.#ended) this.#fail(failure(signal === 'SIGABRT' || code === 134, `ended by ${signal ?? code}`))
      this.emit('exit', code)
    })
    this.#look = setInterval(() => void this.#lookAtMemory(megabytes), memoryCheckIntervalMs).unref()
  }

  postMessage(request: unknown): void {
    this.#child.send(request as object, (error) => {
      if (error) this.#fail(error)
    })
  }

  async terminate(): Promise<number> {
    this.#ended = true
    this.#child.kill('SIGKILL')
    return 0
  }

  /** As the system counts it; by the clock where it does not tell. */
  async cpuUsage(): Promise<NodeJS.CpuUsage> {
    const stat = await this.#proc('stat')
    // After the name of the program, which may hold spaces: the 12th and 13th are what it worked, in ticks.
    const [user, system] =
      stat
        ?.slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13) ?? []
    if (user === undefined || system === undefined) return { user: (performance.now() - this.#begun) * 1000, system: 0 }
    return { user: (Number(user) / ticksPerSecond) * 1e6, system: (Number(system) / ticksPerSecond) * 1e6 }
  }

  ref(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }

  unref(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  async #lookAtMemory(megabytes: number): Promise<void> {
    const resident = (await this.#proc('statm'))?.split(' ')[1]
    if (resident === undefined || this.#ended || Number(resident) * pageBytes <= megabytes * 1024 * 1024) return
    this.#fail(failure(true, `more than ${megabytes} MB`))
  }

  /** What Linux tells of the process. */
  #proc(what: 'stat' | 'statm'): Promise<string | undefined> {
    return readFile(`/proc/${this.#child.pid}/${what}`, 'latin1').catch(() => undefined)
  }

  #fail(error: Error): void {
    if (this.#ended) return
    void this.terminate()
    this.emit('error', error)
  }
}

const failure = (isMemory: boolean, message: string): Error =>
  Object.assign(new Error(message), isMemory ? { code: 'ERR_WORKER_OUT_OF_MEMORY' } : {})
