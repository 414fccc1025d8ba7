import { entity, id, instant, maybe, text, yes } from '../words/index.ts'
import { CompanyRef } from './company.ts'

const key = text({ max: 100 })

/** Whether a company takes in what is published under a key. */
export const AutoConfigSubscription = entity('AutoConfigSubscription', {
  key: maybe(key),
  /** false: the company takes nothing in, even where a company above subscribes for its branches. */
  active: yes(),
  includeBranches: maybe(yes()),
  since: maybe(instant()),
})

/** Settings as they are published under a key. */
export const AutoConfigInput = entity('AutoConfigInput', {
  version: text({ min: 1, max: 40 }),
  /** JSON: `{ "settings": [{ "tag": "dunning", "key": "days", "value": "14" }] }`; a value of null removes the setting. */
  payload: text({ min: 2, max: 100_000 }),
})

/** Settings that were published under a key. */
export const AutoConfig = entity('AutoConfig', {
  id: id('config'),
  key,
  version: text({ max: 40 }),
  published: instant(),
  publisher: CompanyRef,
  /** When the company that asks took it in. */
  applied: maybe(instant()),
})

/** A key under which something was published, or to which the company subscribes. */
export const AutoConfigKey = entity('AutoConfigKey', {
  key,
  subscription: maybe(AutoConfigSubscription),
  latest: maybe(AutoConfig),
  /** Whether the latest was published by the company itself. */
  own: yes(),
})
