import { connect, type RemoteProxy, WindowMessenger } from 'penpal'
import type { Question, Relay } from './relay.ts'

type AppMethods = { answer(question: Question): Question }
type ShellMethods = { ask(target: string, question: Question): Promise<Question> }

/** Methods of the top window that call methods of the other app, by Penpal. */
export const penpal: Relay = {
  shell() {
    const apps = new Map<string, Promise<RemoteProxy<AppMethods>>>()
    const methods: ShellMethods = {
      ask: async (target, question) => (await apps.get(target)!).answer(question),
    }
    return {
      add({ id, origin }, { contentWindow }) {
        const messenger = new WindowMessenger({ remoteWindow: contentWindow!, allowedOrigins: [origin] })
        apps.set(id, connect<AppMethods>({ messenger, methods }).promise)
      },
    }
  },
  async app(_, shellOrigin) {
    const messenger = new WindowMessenger({ remoteWindow: window.top!, allowedOrigins: [shellOrigin] })
    const methods: AppMethods = { answer: (question) => question }
    const shell = await connect<ShellMethods>({ messenger, methods }).promise
    return (target) => (question) => shell.ask(target, question)
  },
}
