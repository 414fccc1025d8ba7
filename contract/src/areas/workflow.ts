import { QueuedOutcome, Route, WorkflowLog, WorkflowVersion } from '../entities/index.ts'
import { call, id, list, maybe, nothing, record, text } from '../words/index.ts'

const needs = { id: 'id is required' }
const documentNeeds = { id: 'documentId is required' }
const outcomeNeeds = { ...documentNeeds, outcome: 'outcome is required' }
const aDocument = { id: id('document') }
const anOutcome = { ...aDocument, outcome: text({ min: 1, max: 100 }) }
const read = { may: 'workflow.read', served: false } as const
const run = { may: 'workflow.run', served: false } as const
const fails = ['ResourceNotFound'] as const
const logs = record({ Logs: list(WorkflowLog) })

/** 002 §7 Workflow; U-021, U-022; F-202, F-232. */
export const workflow = {
  listInstanceLogs: call('GET workflow/instances/{id}/logs', {
    id: 'WFL-01',
    says: 'What a flow did, step by step.',
    ...read,
    needs,
    path: { id: id('workflow') },
    returns: logs,
    fails,
  }),
  listDocumentLogs: call('GET documents/{id}/process/logs', {
    id: 'WFL-02',
    says: 'What flows did with a document.',
    ...read,
    needs: documentNeeds,
    path: aDocument,
    returns: logs,
    fails,
  }),
  startForRequisition: call('POST workflow/instances/{id}/requisition/{documentId}/{workflowName}', {
    id: 'WFL-03',
    says: 'Sends a requisition through a flow.',
    ...run,
    needs: {
      ...needs,
      documentId: 'documentId is required',
      workflowName: 'workflowName is required',
    },
    path: { id: id('workflow'), workflowName: text({ min: 1, max: 100 }) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  emitOutcome: call('POST workflow/documents/{id}/outcomes/{outcome}', {
    id: 'WFL-04',
    says: 'Emits an outcome for a document and waits until the flow has taken it.',
    ...run,
    needs: outcomeNeeds,
    path: anOutcome,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  emitOutcomeLater: call('POST workflow/documents/{id}/outcomes/{outcome}/async', {
    id: 'WFL-05',
    says: 'Emits an outcome for a document; the flow takes it soon.',
    ...run,
    needs: outcomeNeeds,
    path: anOutcome,
    returns: QueuedOutcome,
    status: 202,
    fails,
  }),
  listQueue: call('GET workflow/outcomequeue', {
    id: 'WFL-06',
    says: 'Outcomes that wait.',
    ...read,
    returns: record({ Outcomes: list(QueuedOutcome) }),
  }),
  readQueued: call('GET workflow/outcomequeue/{id}', {
    id: 'WFL-07',
    says: 'One of them.',
    ...read,
    needs,
    path: { id: id('outcome') },
    returns: QueuedOutcome,
    fails,
  }),
  routeTask: call('GET queue/{taskType}/route', {
    id: 'WFL-08',
    says: 'To whom a kind of work goes.',
    ...read,
    needs: { taskType: 'taskType is required' },
    path: { taskType: text({ min: 1, max: 60 }) },
    query: { supplierGroup: maybe(text({ max: 100 })), orderAccountingId: maybe(text({ max: 100 })) },
    returns: Route,
  }),
  listAssignees: call('GET queue/{id}/assignees', {
    id: 'WFL-09',
    says: 'Who stands behind a queue.',
    ...read,
    needs,
    path: { id: text({ min: 1, max: 60 }) },
    returns: record({ Assignees: list(id('user')) }),
    fails,
  }),
  readVersion: call('GET workflow/versions/{id}', {
    id: 'WFL-10',
    says: 'One version of a flow.',
    ...read,
    needs,
    path: { id: id('workflow') },
    returns: WorkflowVersion,
    fails,
  }),
  saveVersion: call('PUT workflow/versions/{id}', {
    id: 'WFL-11',
    says: 'Saves a version of a flow, for these branches where they are named.',
    may: 'workflow.write',
    served: false,
    needs,
    path: { id: id('workflow') },
    query: { branches: maybe(list(id('company'), { max: 1000 })) },
    body: WorkflowVersion,
    returns: WorkflowVersion,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
