import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { actionsOn, inEffect, manifestFaults, type Surroundings, standing } from './rules.ts'
import { manifestOf } from './testing.ts'

const around: Surroundings = {
  shellOrigin: 'https://kontor.example',
  appOrigin: 'https://apps.kontor.example',
  onShellSite: false,
  ourVendor: 'Kontor',
  documentTypes: ['invoice'],
  others: [{ id: 'Rival.Notes', vendorId: 'Rival', origin: 'https://rival.example' }],
}
const faults = (more: object) =>
  manifestFaults(manifestOf(more) as Parameters<typeof manifestFaults>[0], around).map(({ field }) => field)

describe('where an app may live', () => {
  test.each([
    ['https://notes.acme.example/', []],
    ['https://[2606:4700::1]/', ['mainUrl']],
    ['https://my_notes.example/', ['mainUrl']],
    ['https://apps.kontor.example/notes/', ['mainUrl']],
    ['https://rival.example/', ['mainUrl']],
    ['http://notes.acme.example/', ['mainUrl']],
    ["https://a'b.example/", ['mainUrl']],
    ['https://a,b.example/', ['mainUrl']],
    ['https://*.example/', ['mainUrl']],
    ['https:// /', ['mainUrl']],
  ])('%s: %j', (mainUrl, expected) => {
    expect(faults({ mainUrl })).toEqual(expected)
  })
})

test('an app may use what it asks for and was granted, and nothing else', () => {
  expect(inEffect(['document.read', 'user.read'], ['user.read', 'document.send'])).toEqual(['user.read'])
})

test('only what a company activated itself does it end', () => {
  const app = { id: 'Acme.Notes', ours: false, active: true, inherited: false }
  expect(standing(app)).toBeUndefined()
  expect(inEnglish(standing({ ...app, ours: true })!)).toContain('always active')
  expect(inEnglish(standing({ ...app, inherited: true })!)).toContain('head office')
  expect(inEnglish(standing({ ...app, active: false })!)).toContain('not active')
})

test('an administrator is offered what can be done', () => {
  const app = { ours: false, own: false, active: false, inherited: false }
  expect(actionsOn({ ...app, ours: true, active: true })).toEqual([])
  expect(actionsOn(app)).toEqual(['ACTIVATE'])
  expect(actionsOn({ ...app, active: true })).toEqual(['DEACTIVATE', 'GRANT'])
  expect(actionsOn({ ...app, active: true, inherited: true })).toEqual(['ACTIVATE'])
  expect(actionsOn({ ...app, own: true })).toEqual(['ACTIVATE', 'UPDATE', 'REMOVE'])
})
