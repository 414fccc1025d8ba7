import {
  QueuedOutcome,
  Route,
  WorkflowDrawing,
  WorkflowFact,
  WorkflowFinding,
  WorkflowInstance,
  WorkflowLog,
  WorkflowReplay,
  WorkflowSteps,
  WorkflowVersion,
  WorkflowVersionRow,
} from '../entities/index.ts'
import { workflowInstanceStates } from '../enumerations/index.ts'
import { call, date, id, list, maybe, nothing, oneOf, pageOf, paging, record, text, uuid } from '../words/index.ts'
import { moves } from './workflow/moves.ts'

const needs = { id: 'id is required' }
const documentNeeds = { id: 'documentId is required' }
const outcomeNeeds = { ...documentNeeds, outcome: 'outcome is required' }
const aDocument = { id: id('document') }
const anOutcome = { ...aDocument, outcome: text({ min: 1, max: 100 }) }
const aVersion = { id: id('workflow') }
/** A version that is there, or a new one under an id that the caller chose. */
const anyVersion = { id: uuid() }
const anInstance = { id: id('workflowInstance') }
const read = { may: 'workflow.read' } as const
const run = { may: 'workflow.run' } as const
const write = { may: 'workflow.write' } as const
const fails = ['ResourceNotFound'] as const
const logs = record({ Logs: list(WorkflowLog) })
const branches = maybe(list(id('company'), { max: 1000 }))
const findings = list(WorkflowFinding, { max: 1000 })

/** 002 §7 Workflow; U-021, U-022; F-202, F-232. */
export const workflow = {
  listInstanceLogs: call('GET workflow/instances/{id}/logs', {
    id: 'WFL-01',
    says: 'What a run of a workflow did, step by step, and why.',
    ...read,
    needs,
    path: anInstance,
    returns: logs,
    fails,
  }),
  listDocumentLogs: call('GET documents/{id}/process/logs', {
    id: 'WFL-02',
    says: 'What workflows did with a document.',
    ...read,
    needs: documentNeeds,
    path: aDocument,
    returns: logs,
    fails,
  }),
  startForRequisition: call('POST workflow/instances/{id}/requisition/{documentId}/{workflowName}', {
    id: 'WFL-03',
    says: 'Sends a requisition through a workflow by its name, under an id that the caller chose: a draft as its approval is requested, one that waits in place of those who were asked. Asking again changes nothing.',
    ...run,
    needs: {
      ...needs,
      documentId: 'documentId is required',
      workflowName: 'workflowName is required',
    },
    path: { id: uuid(), documentId: id('requisition'), workflowName: text({ min: 1, max: 100 }) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  emitOutcome: call('POST workflow/documents/{id}/outcomes/{outcome}', {
    id: 'WFL-04',
    says: 'Emits an outcome for a document or a requisition whose workflow waits, or has given the work away, and has the workflow go on with it at once. Approvals are decided by people alone.',
    ...run,
    needs: outcomeNeeds,
    path: anOutcome,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  emitOutcomeLater: call('POST workflow/documents/{id}/outcomes/{outcome}/async', {
    id: 'WFL-05',
    says: 'Emits an outcome for a document or a requisition; the workflow takes it soon, and the queue tells what became of it.',
    ...run,
    needs: outcomeNeeds,
    path: anOutcome,
    returns: QueuedOutcome,
    status: 202,
    fails,
  }),
  listQueue: call('GET workflow/outcomequeue', {
    id: 'WFL-06',
    says: 'Outcomes that wait to be taken, and those that no workflow could take, the newest first.',
    ...read,
    returns: record({ Outcomes: list(QueuedOutcome, { max: 200 }) }),
  }),
  readQueued: call('GET workflow/outcomequeue/{id}', {
    id: 'WFL-07',
    says: 'One of them, also once it was taken.',
    ...read,
    needs,
    path: { id: id('outcome') },
    returns: QueuedOutcome,
    fails,
  }),
  retryQueued: call('POST workflow/outcomequeue/{id}/retry', {
    id: 'K-WFL-01',
    says: 'Emits an outcome anew that no workflow could take.',
    ...run,
    needs,
    path: { id: id('outcome') },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  routeTask: call('GET queue/{taskType}/route', {
    id: 'WFL-08',
    says: 'To whom a kind of work goes (APPROVAL, ASSIGNMENT), of a document of whom this is known.',
    ...read,
    needs: { taskType: 'taskType is required' },
    path: { taskType: text({ min: 1, max: 60 }) },
    query: { supplierGroup: maybe(text({ max: 100 })), orderAccountingId: maybe(text({ max: 100 })) },
    returns: Route,
  }),
  listAssignees: call('GET queue/{id}/assignees', {
    id: 'WFL-09',
    says: 'Who stands behind a queue, which is a team, today: for whom is away, their substitute.',
    ...read,
    needs,
    path: { id: text({ min: 1, max: 60 }) },
    returns: record({ Assignees: list(id('user')) }),
    fails,
  }),
  readVersion: call('GET workflow/versions/{id}', {
    id: 'WFL-10',
    says: 'One version of a workflow, as BPMN 2.0.',
    ...read,
    needs,
    path: aVersion,
    returns: WorkflowVersion,
    fails,
  }),
  saveVersion: call('PUT workflow/versions/{id}', {
    id: 'WFL-11',
    says: 'Saves a draft of a workflow from a BPMN 2.0 file, and publishes it for these branches where they are named. What no workflow here can do, such as scripts, is refused by the name of its element.',
    ...write,
    needs,
    path: anyVersion,
    query: { branches },
    body: WorkflowVersion,
    returns: WorkflowVersion,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  listVersions: call('GET workflow/versions', {
    id: 'K-WFL-02',
    says: 'The versions of all workflows, the newest of each name first.',
    ...read,
    returns: record({ Versions: list(WorkflowVersionRow, { max: 1000 }), Facts: list(WorkflowFact) }),
  }),
  readSteps: call('GET workflow/versions/{id}/steps', {
    id: 'K-WFL-03',
    says: 'A version step by step, how its file draws it, and what is to be mended before it is published.',
    ...read,
    needs,
    path: aVersion,
    returns: record({
      ...{ Version: WorkflowVersionRow, Flow: WorkflowSteps, Findings: findings },
      /** None where the file has no drawing. */
      Drawing: maybe(WorkflowDrawing),
    }),
    fails,
  }),
  saveSteps: call('PUT workflow/versions/{id}/steps', {
    id: 'K-WFL-04',
    says: 'Saves a draft step by step, under an id that the caller chose or over what it was; the BPMN file is drawn from it.',
    ...write,
    needs,
    path: anyVersion,
    body: WorkflowSteps,
    returns: record({ Findings: findings }),
    fails: ['Conflict'],
  }),
  publishVersion: call('POST workflow/versions/{id}/publication', {
    id: 'K-WFL-05',
    says: 'Has documents that come from now on follow a version, here or in the branches that are named. What runs goes on with its own version.',
    ...write,
    needs,
    path: aVersion,
    body: record({ Branches: branches }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  retireVersion: call('DELETE workflow/versions/{id}/publication', {
    id: 'K-WFL-06',
    says: 'Has no document follow a version any more; what runs goes on.',
    ...write,
    needs,
    path: aVersion,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  deleteVersion: call('DELETE workflow/versions/{id}', {
    id: 'K-WFL-07',
    says: 'Throws a draft away.',
    ...write,
    needs,
    path: aVersion,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  replay: call('POST workflow/versions/{id}/replay', {
    id: 'K-WFL-08',
    says: 'Sends the documents that were received in a period, and the requisitions whose approval was requested in it, through a version, without any effect. Tells which documents would go another way than by the version that is published now, and which requisitions would have gone another way than they went. Approvals count as given, work as done.',
    ...write,
    needs,
    path: aVersion,
    body: record({ From: date(), To: date() }),
    returns: WorkflowReplay,
    fails,
  }),
  listInstances: call('GET workflow/instances', {
    id: 'K-WFL-09',
    says: 'Documents and requisitions on their way through workflows, the newest first.',
    ...read,
    query: { ...paging(50), state: maybe(oneOf(workflowInstanceStates)) },
    returns: pageOf('Instances', WorkflowInstance),
  }),
  readInstance: call('GET workflow/instances/{id}', {
    id: 'K-WFL-11',
    says: 'One of them.',
    ...read,
    needs,
    path: anInstance,
    returns: WorkflowInstance,
    fails,
  }),
  stopInstance: call('DELETE workflow/instances/{id}', {
    id: 'K-WFL-10',
    says: 'Ends a run: what it asked for is taken back, and the document is dealt with by hand.',
    ...write,
    needs,
    path: anInstance,
    query: { reason: text({ min: 1, max: 1000, says: 'Why, for the log.' }) },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  ...moves,
}
