import { describe, expect, test } from 'vitest'
import { english } from '../messages/index.ts'
import { columnsFor, partnerFields, personFields } from './fields.ts'
import { countryWords, roleWords } from './known-words.ts'
import { partnersIn, peopleIn, sheetIn } from './rows.ts'

const columnLabels = import.meta.glob<Record<string, string>>('../messages/imports/*.json', {
  eager: true,
  import: 'default',
})

test.each(Object.entries(columnLabels))('the template of %s is read again as it was headed', (_, messages) => {
  for (const fields of [personFields, partnerFields]) {
    const headings = fields.map((field) => messages[`imports.field.${field}`] ?? '')
    expect(columnsFor<string & (typeof fields)[number]>(fields, headings)).toEqual(
      Object.fromEntries(fields.map((field, at) => [field, at])),
    )
  }
})

describe('people', () => {
  test('are read by headings, in whichever order and language, with roles by their names', async () => {
    const sheet = sheetIn(
      'Rolle;E-Mail;Nachname;Vorname\n\nFreigabe;ann@x.example;"Ober; Berg";Ann\nKing;bob@x.example;Bo;',
    )!
    const columns = columnsFor(personFields, sheet.headings)
    const [ann, bob] = peopleIn(sheet, columns, await roleWords())
    expect(ann).toMatchObject({
      Line: 3,
      Username: 'ann@x.example',
      FirstName: 'Ann',
      LastName: 'Ober; Berg',
      Role: 'approver',
    })
    // What no language calls a role is told of its line, by the server.
    expect(bob).toMatchObject({ Line: 4, Role: 'King' })
  })

  test('have the role that any of the languages calls so', async () => {
    const words = await roleWords()
    expect(words.get('approver')).toBe('approver')
    expect(words.get(english['role.apClerk'].toLowerCase().replaceAll(' ', ''))).toBe('apClerk')
  })
})

test('partners are read with their country by name, their numbers and their address', () => {
  const sheet = sheetIn(
    'Société\tPays\tN° TVA\tVille\tE-mail\nAubépine\tFrance\tFR83404833048\tLyon\tventes@aubepine.example',
  )!
  const columns = columnsFor(partnerFields, sheet.headings)
  expect(partnersIn(sheet, columns, countryWords())).toEqual([
    {
      Line: 2,
      CompanyName: 'Aubépine',
      Country: 'FR',
      Email: 'ventes@aubepine.example',
      Identifiers: [{ scheme: 'FR:VAT', value: 'FR83404833048' }],
      AddressLines: [{ scheme: 'city', value: 'Lyon' }],
    },
  ])
})

test('a file with nothing in it is none', () => expect(sheetIn(' \n\n')).toBeUndefined())
