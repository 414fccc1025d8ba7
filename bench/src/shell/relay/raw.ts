import { createWaiting, type Question, type Relay } from './relay.ts'

/** The protocol's own envelope, so that what is measured is what is done with it, and not how large it is. */
interface Letter {
  type: 'EVENT'
  token: string
  source: string
  target: string
  topic: 'question' | 'answer'
  data: Question
}
const token = '0'.repeat(48)

/** The least that can be: the top window posts on whatever comes, and checks nothing. */
export const raw: Relay = {
  shell() {
    const frames = new Map<string, { window: Window; origin: string }>()
    addEventListener('message', ({ data }: MessageEvent<Letter>) => {
      const frame = frames.get(data.target)
      frame?.window.postMessage(data, frame.origin)
    })
    return { add: ({ id, origin }, { contentWindow }) => void frames.set(id, { window: contentWindow!, origin }) }
  },
  async app({ id }, shellOrigin) {
    const { ask, answered } = createWaiting()
    const post = (target: string, topic: Letter['topic'], data: Question) =>
      window.top?.postMessage({ type: 'EVENT', token, source: id, target, topic, data } satisfies Letter, shellOrigin)
    addEventListener('message', ({ data: { topic, source, data } }: MessageEvent<Letter>) => {
      if (topic === 'answer') answered(data)
      else post(source, 'answer', data)
    })
    return (target) => (question) => ask(question, () => post(target, 'question', question))
  },
}
