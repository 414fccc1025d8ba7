import { randomUUID } from 'node:crypto'
import { companyIndustries, companyOwnerships, companySizes } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { asker, asking, party, type Request, read, refusal } from './testing.ts'

const server = await startTestServer()
const nordlicht = await server.company({ name: 'Nordlicht' })
const clara = await server.person(nordlicht, { role: 'onboarder' })
const brandt = await server.company({ name: 'Brandt' })
await server.connect(nordlicht, brandt)
const nadja = await server.person(brandt, { role: 'supplierContact' })
const { save, published, send } = asker(clara)
const supplier = party(nadja)
const who = asking('Contact')

interface Questionnaire {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly publishedVersion?: number
  readonly modified: string
  readonly blocks: readonly object[]
  readonly allowedActions: readonly string[]
}
const whole = (id: string) => read<Questionnaire>(clara.send(`GET survey/questionnaires/${id}`))

describe('F-147: a questionnaire', () => {
  test('is a draft, is published, gets a next version that changes nothing of what was sent, and is retired', async () => {
    const id = randomUUID()
    await read(save(id, { name: 'Quality', state: 'DRAFT', blocks: [] }))
    expect(await whole(id)).toMatchObject({ state: 'DRAFT', version: 1, allowedActions: ['edit', 'retire'] })
    expect((await send(id, [brandt])).status).toBe(409)
    expect(await refusal(save(id, { name: 'Quality', state: 'PUBLISHED', blocks: [] }))).toEqual([
      409,
      expect.stringContaining('asks nothing'),
    ])
    await read(save(id, { name: 'Quality', state: 'PUBLISHED', blocks: [who] }))
    const { requests } = await read<{ requests: Request[] }>(send(id, [brandt]))
    await read(save(id, { name: 'Quality', state: 'DRAFT', blocks: [who, asking('More')] }))
    expect(await whole(id)).toMatchObject({
      ...{ state: 'DRAFT', version: 2, publishedVersion: 1 },
      allowedActions: ['edit', 'publish', 'retire', 'send'],
    })
    expect(await supplier.request(requests[0]!.id)).toMatchObject({ version: 1, blocks: [who] })
    const draft = await whole(id)
    await read(save(id, { name: 'Quality', state: 'PUBLISHED', blocks: draft.blocks, version: 2 }))
    const second = await read<{ requests: Request[] }>(send(id, [brandt]))
    expect(second.requests[0]).toMatchObject({ version: 2 })
    expect((await save(id, { name: 'Other', state: 'RETIRED', blocks: draft.blocks })).status).toBe(409)
    await read(save(id, { name: 'Quality', state: 'RETIRED', blocks: draft.blocks }))
    expect((await send(id, [brandt])).status).toBe(409)
    const names = await read<{ Items: Questionnaire[] }>(clara.send('GET survey/questionnaires?state=RETIRED&q=qual'))
    expect(names.Items.map((one) => one.id)).toEqual([id])
  })

  test('that somebody else changed meanwhile is not written over', async () => {
    const id = randomUUID()
    const mine = await read<Questionnaire>(save(id, { name: 'Two', state: 'DRAFT', blocks: [] }))
    server.platform.clock.set(new Date(server.platform.clock.now().getTime() + 1000).toISOString())
    await read(save(id, { ...{ name: 'Two!', state: 'DRAFT', blocks: [] }, modified: mine.modified }))
    expect((await save(id, { ...{ name: 'Two?', state: 'DRAFT', blocks: [] }, modified: mine.modified })).status).toBe(
      409,
    )
  })

  test.each([
    ['textBlock with two languages', { type: 'textBlock', text: { en: 'a', de: 'b' } }],
    ['text without words', { type: 'translatableTextBlock', text: { en: ' ' } }],
    ['text that asks', { ...who, type: 'textBlock', text: { en: 'a' } }],
    ['questionView of nothing', { type: 'questionView' }],
    ['question of nothing', { type: 'question' }],
    ['question with a text beside', { ...who, text: { en: 'a' } }],
    ['shown by a question that comes later', { ...who, shownWhen: { questionId: randomUUID(), answer: 'x' } }],
    ['choices of nothing', asking('Which?', { answerType: 'CHOICELIST' })],
    ['choices of a text', asking('Which?', { choices: { strategy: 'COUNTRY', many: false } })],
  ])('F-145: refuses a block: %s', async (_, block) => {
    expect(await refusal(save(randomUUID(), { name: 'Bad', state: 'DRAFT', blocks: [block] }))).toEqual([
      400,
      expect.stringContaining('blocks is wrong in block 1'),
    ])
  })
})

describe('U-079: a question', () => {
  test('is shared, found by its words, and deleted once nothing asks it', async () => {
    const create = (json: object) => clara.send('POST survey/questions', { json })
    const text = { en: 'Who is in charge of safety?', de: 'Wer ist für Sicherheit zuständig?' }
    const made = await read<{ id: string }>(create({ text, answerType: 'TEXT', required: true }))
    const found = await read<{ Items: { id: string }[] }>(clara.send('GET survey/questions?q=sicherheit'))
    expect(found.Items.map(({ id }) => id)).toEqual([made.id])
    const view = { type: 'translatableQuestionView', questionId: made.id, text: { en: 'Your safety officer' } }
    const id = await published('Safety', [view])
    expect((await whole(id)).blocks).toEqual([
      { ...view, question: { id: made.id, text, answerType: 'TEXT', required: true } },
    ])
    const remove = () => clara.send(`DELETE survey/questions/${made.id}`)
    expect(await refusal(remove())).toEqual([409, expect.stringContaining('Safety')])
    await read(save(id, { name: 'Safety', state: 'RETIRED', blocks: [view] }))
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })

  test.each([
    ['COMPANYSIZE', companySizes[0]],
    ['COMPANYOWNERSHIP', companyOwnerships[0]],
    ['INDUSTRY', companyIndustries[0]],
    ['COUNTRY', 'AD'],
    ['TAX_IDENTIFIER', 'AT:VAT'],
    ['LEGAL_IDENTIFIER', 'GLN'],
  ])('F-150: offers what there is of %s', async (strategy, first) => {
    const json = { text: { en: '?' }, answerType: 'CHOICELIST', required: true, choices: { strategy, many: false } }
    const made = await read<{ choices: { values: string[] } }>(clara.send('POST survey/questions', { json }))
    expect(made.choices.values[0]).toBe(first)
  })
})

describe('U-055 to U-057: a survey', () => {
  test('is a questionnaire of questions alone: saved, sent, answered and read the older way', async () => {
    const id = randomUUID()
    const question = { id: randomUUID(), text: { en: 'How are we doing?' }, answerType: 'TEXT', required: true }
    await read(clara.send(`PUT v0/surveys/${id}`, { json: { title: 'Pulse', questions: [question] } }))
    expect(await read<object>(clara.send(`GET v0/surveys/${id}`))).toMatchObject({
      title: 'Pulse',
      questions: [question],
    })
    await read(send(id, [brandt]))
    const respond = (answers: object[]) => nadja.send(`PUT v0/surveys/${id}/responses`, { json: { answers } })
    expect((await respond([])).status).toBe(400)
    const answers = [{ questionId: question.id, text: 'Well' }]
    expect((await respond(answers)).status).toBe(204)
    expect(await read(clara.send(`GET v0/surveys/${id}/responses`))).toEqual({ responses: [{ surveyId: id, answers }] })
    expect((await clara.send(`PUT v0/surveys/${id}/responses`, { json: { answers } })).status).toBe(404)
    expect((await clara.send(`DELETE v0/surveys/${id}`)).status).toBe(409)
    const other = randomUUID()
    await read(clara.send(`PUT v0/surveys/${other}`, { json: { title: 'Unsent', questions: [question] } }))
    expect((await clara.send(`DELETE v0/surveys/${other}`)).status).toBe(204)
    expect((await clara.send(`GET v0/surveys/${other}`)).status).toBe(404)
    const text = { type: 'textBlock', text: { en: 'Please' } }
    const more = await published('With words', [text, who])
    expect((await clara.send(`PUT v0/surveys/${more}`, { json: { title: 'X', questions: [] } })).status).toBe(409)
  })

  test('F-406: begins with a template, shipped or the company’s own, 25 a page', async () => {
    const list = (query = '', headers = {}) =>
      read<{ itemsPerPage: number; itemCount: number; Items: { id: string; title: string }[] }>(
        clara.send(`GET v0/templates${query}`, { headers }),
      )
    const shipped = await list()
    expect(shipped).toMatchObject({ itemsPerPage: 25, itemCount: 3 })
    expect((await list('', { 'accept-language': 'de-DE' })).Items.map(({ title }) => title)).toContain('Nachhaltigkeit')
    const id = randomUUID()
    await read(clara.send(`PUT v0/templates/${id}`, { json: { title: 'Ours', questions: [] } }))
    const [first] = shipped.Items
    const change = clara.send(`PUT v0/templates/${first?.id}`, { json: { title: 'Ours', questions: [] } })
    expect((await change).status).toBe(409)
    expect((await list('?limit=2&page=1')).Items.map(({ title }) => title)).toEqual(['Sustainability', 'Ours'])
    const template = await read<{ title: string; questions: object[] }>(clara.send(`GET v0/templates/${first?.id}`))
    // What is begun with a template can be published as it is.
    const json = { title: template.title, questions: template.questions }
    expect((await clara.send(`PUT v0/surveys/${randomUUID()}`, { json })).status).toBe(200)
  })
})

test('the answers of all that were asked come as a table, in which no formula runs', async () => {
  const id = await published('Table', [who])
  const { requests } = await read<{ requests: Request[] }>(send(id, [brandt]))
  await read(supplier.answer(requests[0]!.id, [{ questionId: who.questionId, text: '=1+1' }]))
  await read(supplier.move(requests[0]!.id, 'UNDER_REVIEW'))
  const csv = await (
    await clara.send(`GET survey/questionnaires/${id}/answers`, { headers: { accept: 'text/csv' } })
  ).text()
  const [head, row] = csv.split('\r\n')
  expect(head).toContain('Company,Version,State,Sent,Submitted,Contact')
  expect(row).toMatch(/^Brandt,1,UNDER_REVIEW,.*,.*,'=1\+1$/)
})
