import { parentPort } from 'node:worker_threads'

/** A worker that does what a test asks: answers with the size, never ends, takes all memory, fails. */
parentPort?.on('message', ({ bytes, does }: { bytes: Uint8Array; does: string }) => {
  if (does === 'throw') throw new Error('failed')
  const hoard: unknown[] = []
  while (does === 'spin' || does === 'hoard') {
    if (does === 'hoard') hoard.push(new Array(100_000).fill(hoard.length))
  }
  parentPort?.postMessage(String(bytes.length))
})
