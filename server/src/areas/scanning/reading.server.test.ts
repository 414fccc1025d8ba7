import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { asBody, json } from '../documents/testing-trade.ts'
import { mailOf, paper } from '../mail-intake/testing.ts'
import { pdfOf, textStream } from '../pages/testing-pdf.ts'
import { read, startPapers, type Upload, upload } from './testing-papers.ts'

const { server, company, bring } = await startPapers()

test('SCN-29: what a paper says in letters is read with its place, and its totals where somebody asks for them', {
  timeout: 60_000,
}, async () => {
  const { clerk } = await company()
  const form = new FormData()
  const lines = [
    'Hafen Spedition GmbH',
    'Rechnung H-88',
    'Datum 20.11.2026',
    'Netto 100,00',
    'MwSt 19 % 19,00',
    'Gesamt EUR 119,00',
    'USt-IdNr. DE128111902',
    'USt-IdNr. DE811907980',
  ]
  form.append('file', new File([asBody(pdfOf([textStream(lines)]))], 'scan.pdf'))
  const { Id } = await json<Upload>(clerk.send('POST cloudscan/uploads', { body: form }), 201)
  const fields = async () =>
    (await json<ResultOf<Areas['scanning']['readFields']>>(clerk.send(`GET cloudscan/integration/${Id}/reading`))).Field
  const head = await fields()
  expect(head.map(({ Name, Value }) => [Name, Value])).toEqual([
    ['Number', 'H-88'],
    ['IssueDate', '2026-11-20'],
    ['VatId', 'DE811907980'],
    ['Currency', 'EUR'],
  ])
  expect(head[0]).toMatchObject({ Page: 1, Width: expect.any(Number), Height: expect.any(Number) })
  expect((await clerk.send(`PUT cloudscan/integration/${Id}/enabletotals`)).status).toBe(204)
  expect((await read(clerk, Id)).ReadsTotals).toBe(true)
  expect((await fields()).slice(4).map(({ Name, Value }) => [Name, Value])).toEqual([
    ['NetAmount', '100.00'],
    ['TaxPercent', '19'],
    ['TaxAmount', '19.00'],
    ['PayableAmount', '119.00'],
  ])
})

test('SCN-08 to 10: a company that switches scanning off takes in no file without data, however it comes', {
  timeout: 60_000,
}, async () => {
  const { clerk, admin, companyId, address } = await company()
  const branchId = await server.branch(companyId, { name: 'Nordlicht Kiel GmbH' })
  const receivers = () => json(clerk.send('GET cloudscan/receivers'))
  expect((await clerk.send('DELETE cloudscan/account/enabled')).status).toBe(403)
  for (const _twice of [1, 2]) expect((await admin.send('DELETE cloudscan/account/enabled')).status).toBe(204)
  expect(await receivers()).toMatchObject({
    Receivers: [
      { CompanyAccountId: companyId, CompanyName: 'Nordlicht Handel AG', Enabled: false },
      { CompanyAccountId: branchId, CompanyName: 'Nordlicht Kiel GmbH', Enabled: true },
    ],
  })
  const form = new FormData()
  form.append('file', new File([asBody(paper())], 'scan.pdf'))
  for (const refused of [
    await clerk.send('POST cloudscan/uploads', { body: form }),
    await clerk.send('POST scanio/documents/blank'),
  ])
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Scanning is off')])
  await bring(address, mailOf([['scan.pdf', 'application/pdf', paper()]]))
  const mails = await json<{ Items: { Files: object[] }[] }>(clerk.send('GET mails/intake/received'))
  expect(mails.Items[0]?.Files).toMatchObject([{ Fate: 'REFUSED', Reason: expect.stringContaining('with its data') }])
  expect((await admin.send('PUT cloudscan/account/enabled')).status).toBe(204)
  expect(await receivers()).toMatchObject({ Receivers: [{ Enabled: true }, { Enabled: true }] })
  await upload(clerk)
})
