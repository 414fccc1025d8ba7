import * as robot from 'post-robot/dist/post-robot.js'
import type { Question, Relay } from './relay.ts'

/** Listeners of the top window that send to the other app, by post-robot. */
export const postRobot: Relay = {
  shell() {
    const apps = new Map<string, { window: Window; origin: string }>()
    robot.on<{ target: string; question: Question }, Question>('ask', async ({ data: { target, question } }) => {
      const { window, origin } = apps.get(target)!
      return (await robot.send<Question>(window, 'answer', question, { domain: origin })).data
    })
    return { add: ({ id, origin }, { contentWindow }) => void apps.set(id, { window: contentWindow!, origin }) }
  },
  async app(_, shellOrigin) {
    const shell = { window: window.top!, domain: shellOrigin }
    robot.on<Question, Question>('answer', shell, ({ data }) => data)
    return (target) => async (question) =>
      (await robot.send<Question>(window.top!, 'ask', { target, question }, { domain: shellOrigin })).data
  },
}
