import { wallClock } from '../session/clock.ts'
import { follow, type LiveSource } from './follow.ts'
import type { LiveMessage } from './state.ts'
import type { TabMessage } from './worker.ts'
import workerUrl from './worker.ts?sharedworker&url'

/** Listens to what changes, in a stream that all tabs share; in one of this page's own where a browser has no SharedWorker. */
export function listen(name: string, source: LiveSource, tell: (message: LiveMessage) => void): () => void {
  const line = 'SharedWorker' in window ? shared(name, source, tell) : own(source, tell)
  window.addEventListener('online', line.hurry)
  return () => {
    window.removeEventListener('online', line.hurry)
    line.stop()
  }
}

function own(source: LiveSource, tell: (message: LiveMessage) => void) {
  return follow({ ...source, fetch: (url, init) => fetch(url, init), clock: wallClock, random: Math.random, tell })
}

function shared(name: string, source: LiveSource, tell: (message: LiveMessage) => void) {
  const { port } = new SharedWorker(workerUrl, { type: 'module', name })
  const say = (message: TabMessage) => port.postMessage(message)
  const join = () => say({ type: 'follow', source })
  const leave = () => say({ type: 'leave' })
  port.onmessage = ({ data }: MessageEvent<LiveMessage>) => tell(data)
  // A port does not say that its tab is gone, and a page can come back out of the back-forward cache.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', join)
  join()
  return {
    hurry: () => say({ type: 'hurry' }),
    stop: () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', join)
      leave()
      port.close()
    },
  }
}
