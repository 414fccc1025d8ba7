import { expect, test } from 'vitest'
import { seenInJourneys, storyOf } from '../stories/stories.ts'

const doors = import.meta.glob<Readonly<Record<string, unknown>>>('./*/index.ts', { eager: true })

test('each component that a door offers has a story, or is seen in the journeys of the apps', () => {
  const offered = Object.values(doors)
    .flatMap((door) => Object.keys(door))
    .filter((name) => /^[A-Z]/.test(name))
  expect(offered.length).toBeGreaterThan(50)
  expect([...Object.keys(storyOf), ...seenInJourneys].toSorted()).toEqual([...new Set(offered)].toSorted())
})
