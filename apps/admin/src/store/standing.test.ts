import { expect, test } from 'vitest'
import { standingOf, whyNothing } from './standing.ts'

const app = { Source: 'COMPANY', Active: true, Inherited: false } as const

test('an app says whether the company has it, and from whom', () => {
  expect(standingOf(app).message).toBe('store.standing.active')
  expect(standingOf({ ...app, Active: false })).toEqual({ tone: 'mute', message: 'store.standing.inactive' })
  expect(standingOf({ ...app, Inherited: true }).message).toBe('store.standing.inherited')
  expect(standingOf({ ...app, Source: 'BUILT_IN' }).message).toBe('store.standing.ours')
})

test('who may not act reads why', () => {
  expect(whyNothing(app, false)).toBe('store.why.role')
  expect(whyNothing({ ...app, Source: 'BUILT_IN' }, true)).toBe('store.why.ours')
  expect(whyNothing({ ...app, Inherited: true }, true)).toBe('store.why.inherited')
  expect(whyNothing(app, true)).toBeUndefined()
})
