import { randomUUID } from 'node:crypto'
import { readDocument, ublToCii, write } from '@kontor/ubl'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { enclosing } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { attaching, fault } from './testing-attachments.ts'

const { server, clamd, supplier, buyer, connection, metadata, send, attached, files } = await attaching({
  KONTOR_FILE_LIMIT: '1',
})
const text = 'hours of November'
const base64 = (of: string | Uint8Array) => Buffer.from(of).toString('base64')
const hours = { name: 'hours.pdf', content: base64(text) }

const saved = async (bytes: Uint8Array, id: string = randomUUID()) => {
  await json(supplier.send(`PUT documents/${id}?draft=true`, { body: asBody(bytes), headers: xml }), 204)
  await server.settle()
  return id
}
const bytesOfFile = async (id: string, file: string, person = supplier) =>
  Buffer.from(await (await person.send(`GET documents/${id}/attachments/${file}`)).arrayBuffer()).toString()
const named = async (id: string, person = supplier) => (await files(id, person)).map(({ Name }) => Name)

describe('a file that a document encloses', () => {
  test('stands among its files, scanned and marked, and is given out; the document stays as it came', async () => {
    const document = enclosing([hours])
    const id = await saved(document)
    const [file, ...others] = await files(id)
    expect(others).toEqual([])
    expect(file).toMatchObject({
      Name: 'hours.pdf',
      ContentType: 'application/pdf',
      Size: text.length,
      Scan: 'CLEAN',
      Enclosed: true,
      AllowedActions: [],
    })
    expect(await bytesOfFile(id, file!.Id)).toBe(text)
    const came = await supplier.send(`GET documents/${id}?received=true`)
    expect(Buffer.compare(Buffer.from(await came.arrayBuffer()), document)).toBe(0)
  })

  test('is not taken off by itself, as others are, but with the document that is saved without it', async () => {
    const id = await saved(enclosing([hours]))
    const [{ Id } = { Id: '' }] = await files(id)
    expect(await attached(id, 'note.txt', 'x')).toMatchObject({
      Enclosed: false,
      AllowedActions: [{ Action: 'remove' }],
    })
    expect(await fault(supplier.send(`DELETE documents/${id}/attachments/${Id}`))).toMatchObject({
      status: 409,
      Message: expect.stringContaining('hours.pdf cannot be removed: it is embedded in the document'),
    })
    await saved(enclosing([hours, { name: 'more.pdf', content: base64('more') }], { note: 'anew' }), id)
    expect((await files(id)).filter(({ Enclosed }) => Enclosed).map(({ Name, Id: now }) => [Name, now === Id])).toEqual(
      [
        ['hours.pdf', true],
        ['more.pdf', false],
      ],
    )
    await saved(enclosing([]), id)
    expect(await named(id)).toEqual(['note.txt'])
  })

  test('beside a draft is given in it where that is asked for, and not once it has been sent', async () => {
    const id = await saved(enclosing([hours]))
    await attached(id, 'note.txt', 'x')
    const read = async (query: string, accept = 'application/xml') =>
      (await supplier.send(`GET documents/${id}${query}`, { headers: { accept } })).text()
    const plain = await read('')
    const whole = await read('?includeDraftAttachments=true')
    const enclosed = (xml: string) => [...xml.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name).toSorted()
    expect([enclosed(plain), enclosed(whole)]).toEqual([['hours.pdf'], ['hours.pdf', 'note.txt']])
    expect(await read('?includeDraftAttachments=true', 'application/json')).toContain('note.txt')
    expect((await files(id)).map(({ Enclosed }) => Enclosed).toSorted()).toEqual([false, true])
    await send(id)
    expect(await read('?includeDraftAttachments=true')).toBe(plain)
  })

  test('arrives once with the document, beside the files that people attached', async () => {
    const id = await saved(enclosing([hours]))
    await attached(id, 'note.txt', 'x')
    await send(id)
    expect((await named(id, buyer)).toSorted()).toEqual(['hours.pdf', 'note.txt'])
    const arrived = (await files(id, buyer)).find(({ Enclosed }) => Enclosed)
    expect(arrived).toMatchObject({ Name: 'hours.pdf', Scan: 'CLEAN' })
    expect(await bytesOfFile(id, arrived!.Id, buyer)).toBe(text)
  })

  test('arrives with a document that is saved and sent at once', async () => {
    const reader = await server.person(await server.company({ name: 'Atelier Søndergaard' }))
    await server.connect(supplier.companyId, reader.companyId)
    const body = asBody(enclosing([hours]))
    const { DocumentId } = await json<{ DocumentId: string }>(
      supplier.send('POST documents/dispatcher', { body, headers: xml }),
      201,
    )
    await server.settle()
    expect([await named(DocumentId), await named(DocumentId, reader)]).toEqual([['hours.pdf'], ['hours.pdf']])
  })

  test('is found in an invoice in CII, too', async () => {
    const id = await saved(write(ublToCii(readDocument(enclosing([hours])))))
    expect(await named(id)).toEqual(['hours.pdf'])
  })

  test('goes by mail in the document, not twice', async () => {
    const partner = randomUUID()
    const address = { CompanyName: 'Partner', Country: 'DE', Email: 'books@example.com' }
    await json(supplier.send(`PUT network/partners/${partner}`, { json: address }), 201)
    await send(await saved(enclosing([hours])), partner)
    const { Items } = await json<{ Items: { MessageId: string }[] }>(supplier.send('GET mails?limit=1'))
    const raw = await supplier.send(`GET mails/${encodeURIComponent(Items[0]?.MessageId ?? '')}`)
    const { attachments } = await PostalMime.parse(await raw.arrayBuffer())
    expect(attachments.map(({ filename }) => filename)).toEqual(['TEST-1.pdf', 'TEST-1.xml'])
  })

  test('in which the scan finds a virus is not given out, and the document is not sent with it', async () => {
    clamd.known.add('worm of November')
    const id = await saved(enclosing([{ name: 'worm.pdf', content: base64('a worm of November') }]))
    expect(await files(id)).toMatchObject([{ Name: 'worm.pdf', Scan: 'INFECTED' }])
    const sent = supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
    expect(await fault(sent)).toMatchObject({
      status: 409,
      Message: expect.stringContaining('virus in the embedded file worm.pdf'),
    })
    expect((await metadata(supplier, id)).DeliveryState).toBe('NONE')
  })
})

describe('a file that is enclosed wrongly', () => {
  const created = async (...given: Parameters<typeof enclosing>) => {
    const answer = supplier.send('POST documents/v2/documents', { body: asBody(enclosing(...given)), headers: xml })
    const { DocumentId, Findings } = await json<{ DocumentId: string; Findings: { Rule: string }[] }>(answer, 201)
    return { names: await named(DocumentId), rules: JSON.stringify(Findings) }
  }

  test.each([
    ['not base64', 'QQ=', 'SCHEMA-TYPE'],
    ['empty', '', 'KONTOR-09'],
  ])('%s, is left out and named among the findings', async (_, content, rule) => {
    const { names, rules } = await created([{ name: 'bad.pdf', content }, hours])
    expect(names).toEqual(['hours.pdf'])
    expect(rules).toContain(rule)
  })

  test('without a name has that of its reference; a path is none', async () => {
    const { names } = await created([
      { id: 'Anlage 7', content: hours.content },
      { name: '../../etc/passwd', content: hours.content },
      { name: '\u202e..', id: ' ', content: hours.content },
    ])
    expect(names.toSorted()).toEqual(expect.arrayContaining(['Anlage 7.pdf', 'passwd']))
  })

  test('as one of more than a hundred is left out and named among the findings', async () => {
    const many = Array.from({ length: 101 }, (_, n) => ({ name: `${n}.pdf`, content: base64(String(n)) }))
    const { names, rules } = await created(many)
    expect(names).toHaveLength(100)
    expect(rules).toContain('KONTOR-10')
  })

  test('larger than a file may be, is refused with its name and the bound, and nothing is saved', async () => {
    const large = enclosing([{ name: 'film.pdf', content: base64(new Uint8Array(1_000_001)) }])
    const id = randomUUID()
    expect(
      await fault(supplier.send(`PUT documents/${id}?draft=true`, { body: asBody(large), headers: xml })),
    ).toMatchObject({
      status: 413,
      ErrorCode: 'TooLarge',
      Message: expect.stringContaining('The embedded file film.pdf is larger than the maximum of 1 MB'),
    })
    expect((await supplier.send(`GET documents/${id}/metadata`)).status).toBe(404)
  })
})
