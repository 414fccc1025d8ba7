import { describe, expect, test } from 'vitest'
import { formOf } from './form.ts'

describe('a form', () => {
  test('has files as files, and all else as text: a list is its JSON, which a server takes for no file', () => {
    const file = { name: 'quote.pdf', bytes: new Uint8Array([1, 2]), type: 'application/pdf' }
    const form = formOf({ Name: 'KR-17', Lines: [{ LineId: '1' }], Columns: ['NAME'], left: undefined, file })
    expect([...form.keys()]).toEqual(['Name', 'Lines', 'Columns', 'file'])
    expect(form.get('Name')).toBe('KR-17')
    expect(form.get('Lines')).toBe('[{"LineId":"1"}]')
    expect(form.get('Columns')).toBe('["NAME"]')
    expect(form.get('file')).toMatchObject({ name: 'quote.pdf', type: 'application/pdf' })
  })

  test('repeats the name of a list of files', () => {
    const file = { name: 'a.pdf', bytes: new Uint8Array([1]) }
    expect(formOf({ files: [file, { ...file, name: 'b.pdf' }] }).getAll('files')).toMatchObject([
      { name: 'a.pdf' },
      { name: 'b.pdf' },
    ])
  })
})
