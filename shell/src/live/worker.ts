import { wallClock } from '../session/clock.ts'
import { type Following, follow, type LiveSource } from './follow.ts'
import { hasMissed, type LiveMessage } from './state.ts'

/** What a tab tells the worker. */
export type TabMessage = { readonly type: 'follow'; readonly source: LiveSource } | { readonly type: 'hurry' | 'leave' }

// One stream for all tabs of a browser in which the same person works for the same company: HTTP/1.1 allows six
// connections to an origin, and each tab of its own would soon use them up.
const tabs = new Set<MessagePort>()
let following: Following | undefined
let last: LiveMessage | undefined
let lastPosition = '0'

function tell(message: LiveMessage) {
  if (message.type === 'changes') lastPosition = message.changes.position
  else last = message
  if (message.type === 'ended') following = undefined
  for (const tab of tabs) tab.postMessage(message)
}

function join(tab: MessagePort, source: LiveSource) {
  tabs.add(tab)
  if (following && last) tab.postMessage(last)
  if (following && hasMissed(source.from, lastPosition))
    tab.postMessage({ type: 'changes', changes: { position: lastPosition, items: [] } } satisfies LiveMessage)
  following ??= follow({
    ...source,
    fetch: (url, init) => fetch(url, init),
    clock: wallClock,
    random: Math.random,
    tell,
  })
}

function leave(tab: MessagePort) {
  tabs.delete(tab)
  if (tabs.size > 0) return
  following?.stop()
  following = undefined
}

self.addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports as unknown as [MessagePort]
  tab.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'follow') join(tab, data.source)
    else if (data.type === 'hurry') following?.hurry()
    else leave(tab)
  }
})
