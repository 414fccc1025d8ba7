import type { Place, Refusal } from '@kontor/hub'
import { expect, test } from 'vitest'
import { answerBeside } from './beside.ts'

const books = { app: 'Acme.Books', path: '/7' }

/** An app of others in front, in which the person has just clicked, asks for another one beside it. */
function ask(place: Place, { front = 'Acme.Notes', inUse = true, busy = false } = {}) {
  const shown: Place[] = []
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
    isActivated: (app: string) => app.startsWith('Acme.'),
    isOurs: () => false,
    isInUse: () => inUse,
    isBusy: () => busy,
    inVain: () => {
      inVain += 1
    },
    showBeside: (at: Place) => shown.push(at),
  }
  answerBeside(options, place, reply, 'Acme.Notes')
  return { answer, shown, inVain }
}

test('an app in front has another one beside it at a click in it', () => {
  expect(ask(books)).toEqual({ answer: true, shown: [books], inVain: 0 })
})

test('an app behind, unasked, or under a dialog has none; nor one that is not activated, or itself', () => {
  expect(ask(books, { front: 'Kontor.Home' }).answer).toBe('hidden')
  expect(ask(books, { inUse: false }).answer).toBe('uninvited')
  expect(ask(books, { busy: true }).answer).toBe('busy')
  expect(ask({ app: 'Evil.App', path: '/' }).answer).toBe('notActivated')
  expect(ask({ app: 'Acme.Notes', path: '/' })).toEqual({ answer: 'notActivated', shown: [], inVain: 1 })
})
