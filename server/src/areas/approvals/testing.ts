import type { Areas, ResultOf } from '@kontor/contract'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

export type Flow = ResultOf<Areas['approvals']['readFlow']>
export type Permissions = ResultOf<Areas['approvals']['readPermissions']>
export type Waiting = ResultOf<Areas['approvals']['listWaiting']>

export const base = 'approval-service/v0'

export const ask = (by: TestPerson, id: string, invitedUserIds?: string[], because?: string) =>
  by.send(`POST ${base}/steps/current/${id}`, { json: { invitedUserIds, because } })
export const approve = (by: TestPerson, id: string, more: object = {}) =>
  by.send(`PATCH ${base}/steps/current/${id}`, { json: { approver: { id: by.id }, outcome: 'ACCEPT', ...more } })
export const reject = (by: TestPerson, id: string, reason: string) =>
  by.send(`POST ${base}/reject/${id}?reason=${encodeURIComponent(reason)}`)
export const withdraw = (by: TestPerson, id: string, step: string) =>
  by.send(`DELETE ${base}/approvalflow/${id}/steps/${step}`)

export const flow = (by: TestPerson, id: string) => json<Flow>(by.send(`GET ${base}/approvalflow/${id}`))
export const permissions = (by: TestPerson, id: string) =>
  json<Permissions>(by.send(`GET ${base}/approvals/permissions/${id}`))
export const waiting = (by: TestPerson, query = '') => json<Waiting>(by.send(`GET ${base}/approvals/waiting${query}`))
