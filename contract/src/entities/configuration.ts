import { entity, id, instant, maybe, text, yes } from '../words/index.ts'

export const AutoConfigSubscription = entity('AutoConfigSubscription', {
  key: maybe(text({ max: 100 })),
  active: yes(),
  includeBranches: maybe(yes()),
  since: maybe(instant()),
})

/** Settings that were published under a key; the payload is what the publisher wrote. */
export const AutoConfig = entity('AutoConfig', {
  id: maybe(id('config')),
  key: maybe(text({ max: 100 })),
  version: text({ max: 40 }),
  payload: maybe(text({ max: 100_000 })),
  published: maybe(instant()),
})
