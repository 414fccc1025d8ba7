import { createStore, get, type UseStore, update } from 'idb-keyval'
import type { Queue } from './queue.ts'

const key = 'decisions'

let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('kontor.inbox', 'queue')
  return opened
}

/** What waits in this browser, of whoever has signed in to it. */
export const kept = async (): Promise<Queue> => (await get<Queue>(key, store())) ?? []

/** Changes it in one transaction: several windows do so at once. */
export const change = (work: (queue: Queue) => Queue): Promise<void> =>
  update<Queue>(key, (before) => [...work(before ?? [])], store())
