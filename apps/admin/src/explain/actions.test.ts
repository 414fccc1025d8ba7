import { expect, test } from 'vitest'
import { english } from '../messages/index.ts'
import { actionsOf, type Done, isAction, type Right, subjectOf, subjects, wordOfAction } from './actions.ts'

test('every action of the API that one can ask about has its words', () => {
  // The types hold it: what the API explains and what has no message here does not compile.
  const words: Readonly<Record<`may.${Right}` | `do.${Done}`, string>> = english
  for (const action of subjects.flatMap((subject) => [...actionsOf(subject)]))
    expect(words).toHaveProperty([wordOfAction(action)])
})

test('an action belongs to what it is about', () => {
  expect(['document.accept', 'connection.send', 'user.lock', 'company.write'].map(subjectOf)).toEqual([...subjects])
  expect([isAction('document.accept'), isAction('document.fold'), isAction(null)]).toEqual([true, false, false])
})
