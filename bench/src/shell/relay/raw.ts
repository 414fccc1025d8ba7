import { createWaiting, type Question, type Relay } from './relay.ts'

interface Letter {
  to: string
  from: string
  kind: 'question' | 'answer'
  data: Question
}

/** The least that can be: the top window posts on whatever comes, and checks nothing. */
export const raw: Relay = {
  shell() {
    const frames = new Map<string, { window: Window; origin: string }>()
    addEventListener('message', ({ data }: MessageEvent<Letter>) => {
      const frame = frames.get(data.to)
      frame?.window.postMessage(data, frame.origin)
    })
    return { add: ({ id, origin }, { contentWindow }) => void frames.set(id, { window: contentWindow!, origin }) }
  },
  async app({ id }, shellOrigin) {
    const { ask, answered } = createWaiting()
    const post = (letter: Letter) => window.top?.postMessage(letter, shellOrigin)
    addEventListener('message', ({ data }: MessageEvent<Letter>) => {
      if (data.kind === 'answer') answered(data.data)
      else post({ to: data.from, from: id, kind: 'answer', data: data.data })
    })
    return (to) => (data) => ask(data, () => post({ to, from: id, kind: 'question', data }))
  },
}
