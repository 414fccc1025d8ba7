import { Evaluation, EvaluationInput, Route } from '../entities/index.ts'
import { call, record, text, yes } from '../words/index.ts'

/** 001 §7 Advanced queues: who gets which work. */
export const queues = {
  routeDocument: call('GET advanced-queues/v0/{documentId}/{taskType}/route', {
    id: 'AQ-01',
    says: 'To whom a kind of work on a document goes.',
    may: 'assignment.read',
    served: false,
    needs: { documentId: 'documentId must be defined', taskType: 'taskType must be defined' },
    path: { taskType: text({ min: 1, max: 60 }) },
    returns: Route,
    fails: ['ResourceNotFound'],
  }),

  isEnabled: call('GET advanced-queues/flags/serviceEnabledForClient', {
    id: 'AQ-02',
    says: 'Whether a client of the API may use advanced queues.',
    may: 'assignment.read',
    served: false,
    needs: { client: 'client name must be defined' },
    query: { client: text({ min: 1, max: 100 }) },
    returns: record({ enabled: yes() }),
  }),

  evaluate: call('POST advanced-queues/assignments/evaluate', {
    id: 'AQ-03',
    says: 'Decides where work would go, without assigning it.',
    may: 'assignment.read',
    served: false,
    needs: { body: 'evaluationInput must be defined' },
    body: EvaluationInput,
    returns: Evaluation,
  }),
}
