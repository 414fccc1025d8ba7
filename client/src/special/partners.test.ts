import { describe, expect, test, vi } from 'vitest'
import * as special from './index.ts'
import { one, recording, two } from './recorded.testing.ts'

const here = recording()
const { asked } = here

describe('partners', () => {
  test('F-268: countries that are blocked are never offered', async () => {
    const codes = ['CU', 'DE', 'IR', 'KP', 'SY', 'VE', 'FR']
    here.server.json(200, { Countries: codes.map((Code) => ({ Code, Name: Code })) })
    expect((await special.countriesToOffer(here.client)).map(({ Code }) => Code)).toEqual(['DE', 'FR'])
  })

  test('F-265, F-266: a questionnaire needs a template and a company', async () => {
    const ask = (templateId: string, receiverCompanyIds: string[]) =>
      here.client.surveys.sendQuestionnaire({ params: { templateId }, body: { receiverCompanyIds } })
    await expect(ask('', [one])).rejects.toThrow(new TypeError('templateId is required'))
    await expect(ask(one, [])).rejects.toThrow(TypeError)
    expect(here.server.recorded).toEqual([])
  })

  test('F-184, F-185: answers go as JSON, files by question, index and name', async () => {
    const answers = [{ questionId: one, text: 'Yes, ü' }]
    const bytes = new TextEncoder().encode('%PDF-1.7')
    await special.answerQuestionnaire(here.client, two, answers, [
      { questionId: one, index: 0, name: 'iso.pdf', bytes, type: 'application/pdf' },
    ])
    const sent = here.server.recorded[0]!
    const form = await new Response(new Uint8Array(sent.body), {
      headers: { 'content-type': sent.headers['content-type']! },
    }).formData()
    expect(JSON.parse(String(form.get('answers')))).toEqual(answers)
    const file = form.get('files') as File
    expect([file.name, file.type, await file.text()]).toEqual([`${one}-0-iso.pdf`, 'application/pdf', '%PDF-1.7'])
  })

  test('F-184: files alone are sent with no answers, and answers alone without files', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7')
    await special.answerQuestionnaire(here.client, two, [], [{ questionId: one, index: 0, name: 'iso.pdf', bytes }])
    await special.answerQuestionnaire(here.client, two, [{ questionId: one, text: 'Yes' }])
    const partsOf = async ({ body, headers }: (typeof here.server.recorded)[number]) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type']! },
      }).formData()
      return [form.get('answers'), form.getAll('files').length]
    }
    const [files, answers] = here.server.recorded
    expect(await partsOf(files!)).toEqual(['[]', 1])
    expect(await partsOf(answers!)).toEqual([JSON.stringify([{ questionId: one, text: 'Yes' }]), 0])
  })

  test('F-255: a file of suppliers needs the file, its name and the group', async () => {
    const bytes = new TextEncoder().encode('Name;Country')
    const whole = { file: { name: 's.csv', bytes }, fileName: 's.csv', supplierGroupId: one }
    for (const part of ['file', 'fileName', 'supplierGroupId']) {
      const added = here.client.onboarding.addFile({ body: { ...whole, [part]: undefined } })
      await expect(added).rejects.toThrow(new TypeError(`${part} is required`))
    }
    here.server.json(201, { Id: two })
    expect(await here.client.onboarding.addFile({ body: whole })).toEqual({ Id: two })
  })

  test('F-267: the survey that an address names', () => {
    expect(special.surveyIdOf(`https://x.example/data-request/${one}?a=${two}`)).toBe(one)
    expect(special.surveyIdOf('https://x.example/data-request/none')).toBeUndefined()
  })

  test('F-269, F-313: a question cannot be changed', async () => {
    await expect(special.updateQuestion()).rejects.toThrow(new Error('Not implemented yet'))
    expect(here.server.recorded).toEqual([])
  })

  test('F-226, F-227: a recommendation becomes visible, or is deleted', async () => {
    await special.acceptRecommendation(here.client, one)
    expect(asked()).toMatchObject({ line: `PUT /api/v0/recommendations/${one}/accept`, body: '{"Visible":true}' })
    await here.client.recommendations.rejectRecommendation({ params: { id: one } })
    expect(asked().line).toBe(`DELETE /api/v0/recommendations/${one}`)
  })

  test('F-314, F-422: the old taxonomy says once that it is old', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    here.server.json(200, { codes: [] })
    await special.searchTaxonomy(here.client, 'chair')
    await special.searchTaxonomy(here.client, 'table')
    await special.lookUpTaxonomy(here.client, '56101504')
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/deprecated.*1\.3\.0.*product-engine client/)]])
    warn.mockRestore()
    expect(asked().line).toBe('GET /api/taxonomy/56101504')
  })
})
