import { createAppHub } from '@kontor/hub/app'
import { createShellHub } from '@kontor/hub/shell'
import { createWaiting, type Question, type Relay } from './relay.ts'

/** Events between two apps through the hub, as apps use it. */
export const hub: Relay = {
  shell() {
    const shell = createShellHub({ isActivated: () => true, openApp() {}, onTimeout() {} })
    return { add: ({ id, origin }, { contentWindow }) => shell.register(id, contentWindow, origin) }
  },
  async app(_, shellOrigin) {
    const app = createAppHub({ shellOrigin })
    const { ask, answered } = createWaiting()
    app.on('question', (data, source) => app.emitTo(source, 'answer', data))
    app.on('answer', (data) => answered(data as Question))
    await app.connect()
    return (target) => (question) => ask(question, () => app.emitTo(target, 'question', question))
  },
}
