import { hub } from './hub.ts'
import { createWaiting, type Question, type Relay } from './relay.ts'

interface Message {
  type: string
  token?: string
  source?: string
  target?: string
  topic?: string
  data?: unknown
}

/** The same hub for apps that are written by hand from docs/protocol.md, and speak by the windows alone. */
export const windows: Relay = {
  shell: hub.shell,
  async app(_, shellOrigin) {
    const { ask, answered } = createWaiting()
    const connected = Promise.withResolvers<void>()
    let token: string | undefined
    const send = (message: Message) => window.top?.postMessage(token ? { ...message, token } : message, shellOrigin)
    addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
      if (source !== window.top || origin !== shellOrigin) return
      if (data.type === 'PING') send({ type: 'PONG' })
      else if (data.type === 'CONNACK') {
        token = data.token!
        connected.resolve()
      } else if (data.topic === 'answer') answered(data.data as Question)
      else send({ type: 'EVENT', target: data.source!, topic: 'answer', data: data.data })
    })
    send({ type: 'CONNECT' })
    await connected.promise
    return (target) => (question) =>
      ask(question, () => send({ type: 'EVENT', target, topic: 'question', data: question }))
  },
}
