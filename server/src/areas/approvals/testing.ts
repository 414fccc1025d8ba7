import type { Areas, ResultOf } from '@kontor/contract'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json, trading } from '../documents/testing-trade.ts'

export type Flow = ResultOf<Areas['approvals']['readFlow']>
export type Permissions = ResultOf<Areas['approvals']['readPermissions']>
export type Waiting = ResultOf<Areas['approvals']['listWaiting']>

/** A company that is sent bills, and those in it who ask for approval and give it. */
export async function approving(environment: Record<string, string> = {}) {
  const server = await startTestServer({ at: '2026-11-20T10:00:00Z', environment })
  const { buyer: admin, ...trade } = await trading(server)
  const hire = (role: Parameters<typeof server.person>[1] & {}) => server.person(admin.companyId, role)
  const clerk = await hire({ role: 'apClerk', firstName: 'Carla', lastName: 'Clerk' })
  const mia = await hire({ role: 'apManager', firstName: 'Mia', lastName: 'Manager' })
  const max = await hire({ role: 'approver', firstName: 'Max', lastName: 'Muster' })
  return { server, ...trade, admin, hire, clerk, mia, max }
}

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
