import { createAppHub } from '@kontor/hub/app'

const query = new URLSearchParams(location.search)
const heard: Window['victim']['heard'] = []
const hub = createAppHub({
  shellOrigin: query.get('shell') ?? '',
  spawnHandler: (spawn) => {
    heard.push({ topic: 'spawn', source: spawn.source, data: spawn.data })
    // Answers only when it must.
    return spawn.data === 'answer' ? 'answered' : new Promise(() => undefined)
  },
})
hub.on('*', (data, source, topic) => void heard.push({ topic, source, data }))
window.victim = { hub, heard, token: '' }
void hub.connect().then(({ token }) => {
  window.victim.token = token
})
