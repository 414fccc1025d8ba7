import { expect, test } from 'vitest'
import { rightTypes, shellTypes } from '../enumerations/index.ts'
import { permissions } from '../permissions.ts'
import { roles } from '../roles.ts'
import { type Call, country } from '../words/index.ts'
import { areas } from './index.ts'

const all = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
    key: `${area}.${name}`,
    line: `${call.method} ${call.path}`,
    call,
  })),
)
const lines = all.map(({ line }) => line)

/** What the facts say that there is a call for (001 §4, §6; 002 §4, §6). */
const stated: readonly [fact: string, ...lines: string[]][] = [
  ['F-210: approving', 'PATCH approval-service/v0/steps/current/{documentId}'],
  ['F-211: rejecting with a reason', 'POST approval-service/v0/reject/{documentId}'],
  [
    'F-212: closing, reassigning and commenting on an assignment',
    'PUT assignments/{id}/close',
    'POST assignments/{id}/reassign/{assigneeId}',
    'PUT assignments/{id}/comment',
  ],
  ['F-217: sending a scanned item back for re-edit with a comment', 'POST cloudscan/reprocess/{id}'],
  ['F-219: locking a document', 'PUT documents/{documentId}/lockedstate/{state}'],
  [
    'F-220: sending to a connection, and reading the latest sending',
    'PUT documents/{documentId}/dispatches/{newUuid}',
    'GET documents/{documentId}/dispatches/latest',
  ],
  [
    'F-221: moving quotes and requisitions on',
    'PUT documents/quotes/{documentId}/state/{state}',
    'PUT documents/requisitions/{documentId}/state/{state}',
  ],
  [
    'F-223: locking a requisition, and asking whether it may be changed',
    'POST procurement/documents/requisitions/{documentId}/lock',
    'GET procurement/documents/requisitions/{documentId}/iseditable',
  ],
  [
    'F-225: accepting, rejecting, hiding and verifying a request',
    'PUT network/requests/{connectionId}/accept',
    'PUT network/requests/{connectionId}/reject',
    'PUT network/requests/{connectionId}/hide',
    'PUT network/requests/{connectionId}/verify',
  ],
  [
    'F-228: drafting, changing, publishing and closing a plan',
    'POST v0/plans',
    'PUT v0/plans/{id}',
    'PUT v0/plans/{id}/activate',
    'PUT v0/plans/{id}/close',
  ],
  ['F-229: disabling a team in two ways', 'DELETE usergroups/{id}', 'PUT usergroups/{id}/state/{state}'],
  ['F-231: approving a file of suppliers', 'POST onboarding/masterdata/files/{id}/approve'],
  [
    'F-233: locking and unlocking a scanned document',
    'PUT scanio/documents/{id}/lock',
    'DELETE scanio/documents/{id}/lock',
  ],
  [
    'F-346: asking who may approve, with what rights, and to whom one may assign',
    'GET approval-service/v0/canapprove/{documentId}',
    'GET approval-service/v0/approvals/permissions/{documentId}',
    'GET assignments/access/groups',
  ],
  ['F-352: giving a person a role', 'PUT account/users/{id}/role'],
  ['F-353: memberships of companies with roles', 'PUT users/{id}/memberships/{companyId}/{roleId}'],
  [
    'F-354: asking in which mode one works on a requisition',
    'GET procurement/documents/requisitions/{documentId}/context-state',
  ],
  [
    'F-363: reading, saving, changing and deleting access to a document',
    'GET documents/{documentId}/access',
    'PUT documents/{documentId}/access',
    'PATCH documents/{documentId}/access',
    'DELETE documents/{documentId}/access',
  ],
]

test.each(stated)('%s is a call', (_fact, ...wanted) => {
  expect(lines).toEqual(expect.arrayContaining(wanted))
})

const requiredOf = (key: string) => all.find((one) => one.key === key)?.call.options

test('F-248: tabular coding needs headers and rows', () => {
  expect(requiredOf('coding.saveTable')?.body?.schema['required']).toEqual(['headers', 'rows'])
})

test('F-252: people are fetched of a company', () => {
  expect(requiredOf('users.listUsers')?.needs).toEqual({ companyId: 'companyId is required' })
})

test('F-364: access is granted to a person or a team, with one of three rights', () => {
  const grants = requiredOf('documentAccess.saveAccess')?.body?.schema['properties'] as {
    Grants: { items: { properties: Record<string, object> } }
  }
  expect(grants.Grants.items.properties).toMatchObject({ UserId: {}, GroupId: {}, Right: { enum: rightTypes } })
})

test('F-007: the calls stand in areas, and no area is empty', () => {
  expect(Object.values(areas).filter((area) => Object.keys(area).length === 0)).toEqual([])
  expect(Object.keys(areas).length).toBeGreaterThan(30)
})

test('F-159: the other groups of types have their calls', () => {
  const groups = ['queues', 'onboarding', 'coding', 'collaboration', 'reminders', 'info']
  expect(Object.keys(areas)).toEqual(expect.arrayContaining(groups))
})

test('F-004, F-342, F-347: everybody whom the spec names has a role with an id of its own', () => {
  const named = ['buyer', 'requester', 'approver', 'supplierContact', 'companyAdmin', 'supporter', 'translator']
  expect(Object.keys(roles)).toEqual(expect.arrayContaining(named))
  expect(new Set(Object.values(roles)).size).toBe(Object.keys(roles).length)
})

test('F-362, F-366: rights and objects beyond those whose numbers the spec shows', () => {
  const named = ['network.read', 'network.write', 'team.read', 'team.write', 'translation.write', 'workflow.read']
  expect(permissions).toEqual(expect.arrayContaining(named))
  expect(shellTypes).toEqual(expect.arrayContaining(['message', 'status']))
})

test('F-152: countries are two-letter codes', () => {
  expect(new RegExp(String(country().schema['pattern'])).test('DE')).toBe(true)
  expect(new RegExp(String(country().schema['pattern'])).test('DEU')).toBe(false)
})

test('where a call says that what it makes is read, there is a call for it, by names that are known then', () => {
  const made = all.filter(({ call }) => call.options.creates !== undefined)
  expect(made.length).toBeGreaterThan(0)
  const anyName = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')
  const readable = new Set(all.filter(({ call }) => call.method === 'GET').map(({ call }) => anyName(call.path)))
  for (const { line, call } of made) {
    const { creates = '', returns } = call.options
    expect(readable, line).toContain(anyName(creates))
    const known = [...Object.keys((returns?.schema['properties'] ?? {}) as object), ...namesIn(call.path)]
    for (const name of namesIn(creates)) expect(known, line).toContain(name)
  }
})

const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
