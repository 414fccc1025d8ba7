// Speaks the protocol by hand, so that nothing of ours keeps it from lying.
const shell = new URLSearchParams(location.search).get('shell')
const hostile = { heard: [], whispered: [], token: undefined, keys: '', thefts: 0 }
window.hostile = hostile
hostile.post = (message, transfer) => window.top.postMessage(message, shell, transfer)
hostile.send = (message, transfer) => hostile.post({ token: hostile.token, ...message }, transfer)

window.addEventListener('message', ({ source, data: message }) => {
  if (source !== window.top) return void hostile.whispered.push(message)
  if (message.type === 'PING') return hostile.send({ type: 'PONG' })
  if (message.type === 'CONNACK') hostile.token = message.token
  hostile.heard.push(message)
})
window.addEventListener('keydown', ({ key }) => {
  hostile.keys += key
})
// Once more where the shell was not listening yet.
hostile.connect = () => hostile.post({ type: 'CONNECT', data: { page: String(Math.random()) } })
hostile.connect()
