import { Evaluation, EvaluationInput, Route } from '../entities/index.ts'
import { call, record, text, yes } from '../words/index.ts'

/** 001 §7 Advanced queues: who gets which work. */
export const queues = {
  routeDocument: call('GET advanced-queues/v0/{documentId}/{taskType}/route', {
    id: 'AQ-01',
    says: 'To whom a kind of work on a document goes (APPROVAL, ASSIGNMENT) by the workflow of its type, as the document stands now.',
    may: 'assignment.read',
    needs: { documentId: 'documentId must be defined', taskType: 'taskType must be defined' },
    path: { taskType: text({ min: 1, max: 60 }) },
    returns: Route,
    fails: ['ResourceNotFound'],
  }),

  isEnabled: call('GET advanced-queues/flags/serviceEnabledForClient', {
    id: 'AQ-02',
    says: 'Whether a client of the API is to ask for routes: workflows are published, and the company has not switched it off for the client (the company’s setting advancedQueues, by the name of the client, is off).',
    may: 'assignment.read',
    needs: { client: 'client name must be defined' },
    query: { client: text({ min: 1, max: 100 }) },
    returns: record({ enabled: yes() }),
  }),

  evaluate: call('POST advanced-queues/assignments/evaluate', {
    id: 'AQ-03',
    says: 'Decides where work would go, without assigning it.',
    may: 'assignment.read',
    needs: { body: 'evaluationInput must be defined' },
    body: EvaluationInput,
    returns: Evaluation,
  }),
}
