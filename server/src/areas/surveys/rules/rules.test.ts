import { questionnaireRequestStates } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { whyNotAnswer } from './answers.ts'
import { whyNotBlocks } from './blocks.ts'
import { readFileName } from './file-names.ts'
import type { AnswerShape, Block, Direction, QuestionShape, RequestState } from './shapes.ts'
import { isAnswerable, requestActions, whyNotMove } from './states.ts'
import { isTriggered } from './triggers.ts'

describe('F-148: a request', () => {
  const goes = (direction: Direction) =>
    questionnaireRequestStates.flatMap((from) =>
      questionnaireRequestStates
        .filter((to) => whyNotMove(direction, from, to) === undefined)
        .map((to) => `${from} → ${to}`),
    )

  test('is moved by who was asked until it is submitted, and by who asks once it was', () => {
    expect(goes('RECEIVED')).toEqual([
      ...['SENT → ANSWERING', 'SENT → UNDER_REVIEW', 'ANSWERING → UNDER_REVIEW'],
      ...['REJECTED → ANSWERING', 'REJECTED → UNDER_REVIEW'],
    ])
    expect(goes('SENT')).toEqual(['UNDER_REVIEW → REJECTED', 'UNDER_REVIEW → APPROVED'])
  })

  test('is never in the hands of both, and over once it is approved', () => {
    const may = { answer: true, write: true, verify: true }
    for (const state of questionnaireRequestStates) {
      const writes = requestActions({ direction: 'RECEIVED', state }, may).includes('submit')
      const decides = requestActions({ direction: 'SENT', state }, may).includes('approve')
      expect([writes, decides]).toEqual([isAnswerable(state), state === 'UNDER_REVIEW'])
    }
  })

  test.each([
    ['who may not answer', 'RECEIVED', 'SENT', { answer: false, write: true }],
    ['who may not write', 'SENT', 'UNDER_REVIEW', { answer: true, write: false }],
  ] as const)('offers nothing to %s', (_, direction, state: RequestState, may) => {
    expect(requestActions({ direction, state }, may)).toEqual([])
  })
})

test('F-145: a question is asked once, and hangs on one before it', () => {
  const question = (id: string, more: Partial<Block> = {}): Block => ({
    ...{ type: 'question', questionId: id },
    question: { id, text: { en: '?' }, answerType: 'TEXT', required: true },
    ...more,
  })
  const hangs = (on: string) => ({ shownWhen: { questionId: on, answer: 'yes' } })
  expect(whyNotBlocks([question('a'), question('b', hangs('a'))])).toBeUndefined()
  expect(whyNotBlocks([question('a', hangs('b')), question('b')])?.at).toBe(0)
  expect(whyNotBlocks([question('a', hangs('a'))])?.at).toBe(0)
  expect(whyNotBlocks([question('a'), question('a')])?.at).toBe(1)
})

test.each<[QuestionShape['answerType'], Omit<AnswerShape, 'questionId'>]>([
  ['TEXT', { text: 'a' }],
  ['FILEUPLOAD', { fileNames: ['a'] }],
  ['IDENTIFIER', { identifier: { scheme: 'GLN', value: '1' } }],
  ['ADDRESS', { address: [] }],
])('F-146: the answer to %s is of its type', (answerType, given) => {
  const question = { text: { en: '?' }, answerType, required: true }
  expect(whyNotAnswer(question, { questionId: 'a', ...given }, [])).toBeUndefined()
  expect(whyNotAnswer(question, { questionId: 'a', choices: ['b'] }, ['b'])).toBeDefined()
})

test.each([
  ['0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6-0-a-b.pdf', { nth: 0, name: 'a-b.pdf' }],
  ['0192F0C1-2B3C-7D4E-8F50-A1B2C3D4E5F6-12-x', { nth: 12, name: 'x' }],
  ['0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6-a.pdf', undefined],
  ['a.pdf', undefined],
  ['', undefined],
])('F-185: the name of a file %s', (name, read) => {
  const questionId = '0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6'
  expect(readFileName(name)).toEqual(read && { questionId, ...read })
})

describe('F-144: a rule', () => {
  const created = new Date('2026-11-29T10:00:00Z')
  const before = new Date('2026-11-29T09:59:59Z')
  const rule = (more: object) => ({
    ...{ kind: 'MY_COMPANY' as const, partnerId: null, refQuestionnaireId: null, groupId: null, created },
    ...more,
  })
  const approval = { by: 'approval', questionnaireId: 'q', partnerId: 'p' } as const
  test.each([
    ['of all, by an approval', rule({ refQuestionnaireId: 'q' }), approval, true],
    ['of another questionnaire', rule({ refQuestionnaireId: 'r' }), approval, false],
    ['of one partner', rule({ kind: 'TARGET_COMPANY', partnerId: 'p', refQuestionnaireId: 'q' }), approval, true],
    ['of another partner', rule({ kind: 'TARGET_COMPANY', partnerId: 'o', refQuestionnaireId: 'q' }), approval, false],
    ['without another, by a connection', rule({}), { by: 'connection', at: created }, true],
    ['by a connection of before', rule({}), { by: 'connection', at: before }, false],
    ['with another, by a connection', rule({ refQuestionnaireId: 'q' }), { by: 'connection', at: created }, false],
    ['of a group', rule({ kind: 'GROUP', groupId: 'g' }), { by: 'group', groupId: 'g', at: created }, true],
    ['of another group', rule({ kind: 'GROUP', groupId: 'h' }), { by: 'group', groupId: 'g', at: created }, false],
  ] as const)('%s', (_, given, cause, asks) => {
    expect(isTriggered(given, cause)).toBe(asks)
  })
})
