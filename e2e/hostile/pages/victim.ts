import { createAppHub } from '@kontor/hub/app'

const query = new URLSearchParams(location.search)
const heard: unknown[] = []
const hub = createAppHub({
  shellOrigin: query.get('shell') ?? '',
  spawnHandler: (spawn) => {
    heard.push({ topic: 'spawn', ...spawn })
    // Answers only when it must.
    return spawn.data === 'answer' ? 'answered' : new Promise(() => undefined)
  },
})
hub.on('*', (data, source, topic) => heard.push({ topic, source, data }))
localStorage.setItem('secret', 'of the victim')
window.victim = { hub, heard, connected: hub.connect() }
