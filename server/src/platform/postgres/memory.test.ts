import { expect, test } from 'vitest'
import { memorySettings } from './memory.ts'

const gibibyte = 1024 ** 3

test.each([
  { machine: 'a small board', bytes: 0.5 * gibibyte, own: '128MB', cached: '256MB' },
  { machine: 'less than PostgreSQL takes', bytes: 0.1 * gibibyte, own: '128MB', cached: '128MB' },
  { machine: 'a small server', bytes: 4 * gibibyte, own: '512MB', cached: '2048MB' },
  { machine: 'a laptop', bytes: 16 * gibibyte, own: '1024MB', cached: '8192MB' },
  { machine: 'a large server', bytes: 256 * gibibyte, own: '1024MB', cached: '131072MB' },
])('PostgreSQL takes its part of $machine', ({ bytes, own, cached }) => {
  expect(memorySettings(bytes)).toEqual({ shared_buffers: own, effective_cache_size: cached })
})
