import type { Worker } from 'node:worker_threads'

/** By the clock a request is given so many times what its thread may work, for a machine may be busy with others. */
const clockPerWork = 4

/**
 * Calls once the thread has worked so many milliseconds from now, or has come to nothing for much longer; returns what
 * ends the watch. Where the machine is busy the clock runs faster than the work, and a document that is read in no time
 * at all would be refused for its neighbours.
 */
export function watchTime(worker: Pick<Worker, 'cpuUsage'>, milliseconds: number, spent: () => void): () => void {
  const half = milliseconds / 2
  let over = false
  const stop = () => {
    over = true
    clearTimeout(next)
    clearTimeout(last)
  }
  const end = () => {
    stop()
    spent()
  }
  // Most are done before it is asked how much was worked; until then it was at most as much as the clock says.
  const look = async (since?: number) => {
    const worked = await workedBy(worker)
    if (over) return
    const rest = half - (worked - (since ?? worked))
    if (rest <= 0) end()
    else next = setTimeout(watch, rest, since ?? worked)
  }
  // A thread that has ended meanwhile says so itself.
  const watch = (since?: number) => void look(since).catch(() => undefined)
  let next = setTimeout(watch, half)
  const last = setTimeout(end, clockPerWork * milliseconds)
  return stop
}

/** In milliseconds since it started. */
async function workedBy(worker: Pick<Worker, 'cpuUsage'>): Promise<number> {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}
