import { ScheduledTask, WaitingTask } from '../entities/index.ts'
import { call, list, nothing, record, uuid } from '../words/index.ts'

const needs = { id: 'id is required' }

/** 002 §7 Task scheduler. */
export const taskScheduling = {
  schedule: call('POST task-scheduler/v0/task/scheduling/{id}', {
    id: 'TSC-01',
    says: 'Has a document sent, archived or taken out of the archive later, as it stands then, under an id that the caller chose; under the id of what waits it takes that one’s place. Whoever may do it may put it off, and take it back. The history says where it could not be done, and why.',
    may: 'document.write',
    fails: ['ResourceNotFound', 'BadRequest', 'Conflict'],
    needs,
    path: { id: uuid() },
    body: ScheduledTask,
    returns: nothing(),
    status: 201,
  }),
  unschedule: call('DELETE task-scheduler/v0/task/scheduling/{id}', {
    id: 'K-TSC-01',
    says: 'Takes back what was to be done later.',
    may: 'document.write',
    fails: ['ResourceNotFound'],
    needs,
    path: { id: uuid() },
    returns: nothing(),
  }),
  listScheduled: call('GET task-scheduler/v0/task/scheduling', {
    id: 'K-TSC-02',
    says: 'What is to be done later with the documents that one reads, the next first.',
    may: 'document.read',
    returns: record({ Tasks: list(WaitingTask, { max: 1000 }) }),
  }),
}
