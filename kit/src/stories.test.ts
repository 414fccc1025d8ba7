import { expect, it } from 'vitest'
import { pages, storyOf } from '../stories/stories.ts'
import * as kit from './index.ts'

const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name))

it('each component has a story, which is on a page', () => {
  expect(components.filter((name) => !(name in storyOf))).toEqual([])
  const shown = new Set(Object.values(pages).flat())
  expect(Object.entries(storyOf).flatMap(([name, story]) => (shown.has(story) ? [] : [name]))).toEqual([])
})
