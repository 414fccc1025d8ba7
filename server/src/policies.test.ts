import { areas, permissions } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import { expect, test } from 'vitest'
import { areas as serverAreas } from './areas.ts'

const given = ['anyone', 'member', 'session.manage']

test('every right that a call asks for stands in exactly one policy, with a sentence', () => {
  const stands = Object.values(serverAreas.policies).flatMap((policy) => Object.entries(policy))
  expect(stands.map(([name]) => name).sort()).toEqual(permissions.filter((name) => !given.includes(name)).sort())
  for (const [, { says }] of stands) expect(inEnglish(says)).toMatch(/^[A-Z].{20,}\.$/)
})

test('no right is there that no call asks for, but for the translator’s, and the approver’s for which U-023 asks by the state', () => {
  const asked = Object.values(areas).flatMap((area) => Object.values(area).map(({ options }) => options.may))
  expect(permissions.filter((name) => !asked.includes(name))).toEqual(['requisition.approve', 'translation.write'])
})
