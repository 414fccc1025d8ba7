import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.text)

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('go by themselves after 6 s, with something to do after 12 s', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Approved' })
    toasts.add({ text: 'Archived', action: { text: 'Undo', onAction: () => {} } })
    vi.advanceTimersByTime(6_000)
    expect(texts(toasts)).toEqual(['Archived'])
    vi.advanceTimersByTime(6_000)
    expect(texts(toasts)).toEqual([])
  })

  it('stay while the reader is at them, also those that come meanwhile', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Approved' })
    toasts.hold()
    toasts.add({ text: 'Archived' })
    vi.advanceTimersByTime(60_000)
    expect(texts(toasts)).toEqual(['Approved', 'Archived'])
    toasts.resume()
    vi.advanceTimersByTime(6_000)
    expect(texts(toasts)).toEqual([])
  })

  it('with a life of 0 stay until they are closed', () => {
    const toasts = createToasts()
    const id = toasts.add({ text: 'Connection lost' }, 0)
    vi.advanceTimersByTime(600_000)
    expect(texts(toasts)).toEqual(['Connection lost'])
    toasts.close(id)
    expect(texts(toasts)).toEqual([])
  })

  it('show the newest four', () => {
    const toasts = createToasts()
    for (const text of ['1', '2', '3', '4', '5']) toasts.add({ text })
    expect(texts(toasts)).toEqual(['2', '3', '4', '5'])
  })

  it('tell who listens, and not who has left', () => {
    const toasts = createToasts()
    const changed = vi.fn()
    const leave = toasts.subscribe(changed)
    const id = toasts.add({ text: 'Approved' })
    toasts.close(id)
    leave()
    toasts.add({ text: 'Archived' })
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
