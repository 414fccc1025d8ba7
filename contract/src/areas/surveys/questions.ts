import { Question } from '../../entities/index.ts'
import { call, id, maybe, nothing, pageOf, paging, text } from '../../words/index.ts'

const read = { may: 'survey.read' } as const
const write = { may: 'survey.write' } as const
const needs = { id: 'id is required' }
const aQuestion = { id: id('question') }
const fails = ['ResourceNotFound'] as const

/** U-079: questions that questionnaires share. One is never changed: who answered it answered what it said (F-269). */
export const questions = {
  listQuestions: call('GET survey/questions', {
    id: 'U-079',
    says: 'Questions that questionnaires share, by a part of their text.',
    ...read,
    query: { ...paging(25), q: maybe(text({ max: 200 })) },
    returns: pageOf('Items', Question),
  }),
  createQuestion: call('POST survey/questions', {
    id: 'U-079',
    says: 'Makes a question.',
    ...write,
    body: Question,
    returns: Question,
    status: 201,
    fails: ['BadRequest', 'Conflict'],
  }),
  readQuestion: call('GET survey/questions/{id}', {
    id: 'U-079',
    says: 'One question.',
    ...read,
    needs,
    path: aQuestion,
    returns: Question,
    fails,
  }),
  deleteQuestion: call('DELETE survey/questions/{id}', {
    id: 'U-079',
    says: 'Deletes a question that no questionnaire asks.',
    ...write,
    needs,
    path: aQuestion,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
