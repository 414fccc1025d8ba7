import type { Refusal } from '@kontor/hub'
import { expect, test } from 'vitest'
import { answerWindow } from './window.ts'

/** The app in front, in which the person has just clicked, asks for a window. */
function ask({ front = 'Kontor.Buy', inUse = true, busy = false, blocked = false } = {}) {
  const opened: string[] = []
  let answer: boolean | Refusal | undefined
  const reply = {
    with: (given: boolean) => {
      answer = given
    },
    refuse: (why: Refusal) => {
      answer = why
    },
  }
  let inVain = 0
  const options = {
    front: () => front,
    isInUse: () => inUse,
    isBusy: () => busy,
    inVain: () => {
      inVain += 1
    },
    openWindow: (path: string) => {
      opened.push(path)
      return !blocked
    },
  }
  answerWindow(options, '/window/shop/1', reply, 'Kontor.Buy')
  return { answer, opened, inVain }
}

test('the app in front has a window opened at a click in it, and hears where the browser blocks it', () => {
  expect(ask()).toEqual({ answer: true, opened: ['/window/shop/1'], inVain: 0 })
  expect(ask({ blocked: true })).toMatchObject({ answer: false, inVain: 0 })
})

test('none opens behind, unasked, or under a dialog', () => {
  expect(ask({ front: 'Kontor.Home' })).toEqual({ answer: 'hidden', opened: [], inVain: 1 })
  expect(ask({ inUse: false })).toMatchObject({ answer: 'uninvited', opened: [] })
  expect(ask({ busy: true })).toMatchObject({ answer: 'busy', opened: [] })
})
