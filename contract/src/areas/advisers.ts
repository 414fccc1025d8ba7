import { AdviceOfDocument } from '../entities/index.ts'
import { adviceRecommendations } from '../enumerations/index.ts'
import { call, id, list, maybe, nothing, oneOf, record, text, uuid } from '../words/index.ts'

const needs = { adviceId: 'adviceId is required' }
const path = { adviceId: id('advice') }

/** Issue 21: who decides asks colleagues for advice first. Advice decides nothing. */
export const advisers = {
  listAdvice: call('GET documents/{documentId}/approval/advice', {
    id: 'K-ASK-01',
    says: 'The advice that was asked for about a document or a requisition: of whom, what they answered, and who has not; and whom the caller may ask.',
    may: 'approval.read',
    needs: { documentId: 'documentId is required' },
    returns: AdviceOfDocument,
    fails: ['ResourceNotFound'],
  }),

  askAdvice: call('PUT documents/{documentId}/approval/advice/{questionId}', {
    id: 'K-ASK-02',
    says: 'Whoever can decide the current step of a document, or a requisition, asks colleagues who may see it for advice, under an id that the caller chose. It goes on from whoever is away. The decision does not wait for it.',
    may: 'approval.decide',
    needs: {
      documentId: 'documentId is required',
      questionId: 'questionId is required',
      body: 'adviserIds and question are required',
    },
    path: { questionId: uuid() },
    body: record({
      adviserIds: list(id('user'), { min: 1, max: 20 }),
      question: text({ min: 1, max: 2000, says: 'What is asked.' }),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  answerAdvice: call('PUT advice/{adviceId}/answer', {
    id: 'K-ASK-03',
    says: 'Who was asked answers: they recommend approval, advise against it, or only say something. Nothing is decided by it. Without a text they can only recommend approval.',
    may: 'assignment.write',
    needs: { ...needs, body: 'recommendation is required' },
    path,
    body: record({
      recommendation: oneOf(adviceRecommendations),
      text: maybe(text({ max: 4000, says: 'What they advise, and why.' })),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  handOnAdvice: call('PUT advice/{adviceId}/holder', {
    id: 'K-ASK-04',
    says: 'Who was asked lets a colleague answer in their place; it goes on from whoever is away.',
    may: 'assignment.write',
    needs: { ...needs, body: 'adviserId is required' },
    path,
    body: record({
      adviserId: id('user'),
      comment: maybe(text({ max: 4000, says: 'A note for the colleague.' })),
    }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  withdrawAdvice: call('DELETE advice/{adviceId}', {
    id: 'K-ASK-05',
    says: 'Takes back a question that is not answered: who asked it does, or an administrator.',
    may: 'approval.decide',
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
