import { describe, expect, test } from 'vitest'
import {
  change,
  close,
  emptyPool,
  frameOf,
  hasUnsaved,
  maxAliveWith,
  openBehind,
  open as openIn,
  type Pool,
  restart,
  startOver,
} from './pool.ts'

const maxAlive = 5
const open = (pool: Pool, app: string, path: string) => openIn(pool, app, path, maxAlive)
const apps = (pool: Pool) => pool.frames.map(({ app }) => app)
const opened = (...names: string[]) => names.reduce((pool, app) => open(pool, app, '/'), emptyPool)
const letters = [...'ABCDEFG'].slice(0, maxAlive)

describe('apps are kept alive', () => {
  test('switching back finds the same frame, at the path where it was', () => {
    const pool = change(opened('A', 'B'), 'A', { path: '/documents/1', state: 'live' })
    const back = open(pool, 'A', '/')
    expect(frameOf(back, 'A')).toBe(frameOf(pool, 'A'))
    expect(back.recent).toEqual(['A', 'B'])
  })

  test('frames never change places, for that would reload them', () => {
    const pool = open(open(opened('A', 'B', 'C'), 'A', '/'), 'B', '/')
    expect(apps(pool)).toEqual(['A', 'B', 'C'])
  })

  test('one that is opened behind the one in front is there, and does not take its place', () => {
    const pool = openBehind(open(open(emptyPool, 'A', '/'), 'B', '/'), 'C', '/', maxAlive)
    expect(pool.frames.map(({ app }) => app)).toEqual(['A', 'B', 'C'])
    expect(pool.recent).toEqual(['B', 'C', 'A'])
    expect(openBehind(pool, 'B', '/', maxAlive).recent).toEqual(['B', 'C', 'A'])
  })

  test('the longest unseen gives way to one more than are kept', () => {
    const pool = open(open(opened(...letters), 'A', '/'), 'X', '/')
    expect(pool.frames).toHaveLength(maxAlive)
    expect(apps(pool)).toContain('A')
    expect(apps(pool)).not.toContain('B')
    expect(pool.recent[0]).toBe('X')
  })

  test('an app with unsaved work never gives way', () => {
    const pool = open(change(opened(...letters), 'A', { unsaved: true }), 'X', '/')
    expect(apps(pool)).toContain('A')
    expect(hasUnsaved(pool)).toBe(true)
    const all = letters.reduce((each, app) => change(each, app, { unsaved: true }), opened(...letters))
    expect(apps(open(all, 'X', '/'))).toEqual([...letters, 'X'])
  })

  test('once their work is saved, as many give way as are too many', () => {
    const all = letters.reduce((each, app) => change(each, app, { unsaved: true }), opened(...letters))
    const crowded = open(open(all, 'X', '/'), 'Y', '/')
    const saved = [...letters, 'X'].reduce((each, app) => change(each, app, { unsaved: false }), crowded)
    expect(apps(open(saved, 'Z', '/'))).toHaveLength(maxAlive)
  })

  test('a small machine keeps fewer', () => {
    expect([0.5, 2, 4, 8, 32, undefined].map(maxAliveWith)).toEqual([2, 2, 4, 8, 8, 5])
  })
})

test('a dead app restarts in a new frame at the path where it died, its unsaved work given up', () => {
  const dead = change(opened('A'), 'A', { path: '/documents/1', state: 'silent', unsaved: true })
  expect(frameOf(restart(dead, 'A'), 'A')).toMatchObject({
    generation: 1,
    start: '/documents/1',
    state: 'loading',
    unsaved: false,
  })
})

test('apps of which the company has none any more are closed', () => {
  const pool = close(opened('A', 'B'), (app) => app === 'A')
  expect(apps(pool)).toEqual(['B'])
  expect(pool.recent).toEqual(['B'])
})

test('in another company every app starts over in a new frame', () => {
  const pool = startOver(
    change(opened('A', 'B'), 'A', { path: '/view/1', unsaved: true, state: 'live', title: 'RE-1' }),
  )
  expect(pool.frames.map(({ generation, start, state }) => [generation, start, state])).toEqual([
    [1, '/', 'loading'],
    [1, '/', 'loading'],
  ])
  expect(hasUnsaved(pool)).toBe(false)
})
