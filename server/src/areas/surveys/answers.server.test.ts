import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { startClamd } from '../attachments/testing-clamd.ts'
import { asking, read, refusal } from './testing.ts'
import { account, contact, iban, letter, startAsking, who } from './testing-requests.ts'

const clamd = await startClamd()
const server = await startTestServer({ environment: { KONTOR_CLAMD: clamd.address } })
const { clara, review, brandt, rival, asked } = await startAsking(server)

describe('an answer', () => {
  test('F-184, F-185: has files, named by question, index and file name, which the asker gets with it', async () => {
    const { id } = await asked()
    const file = (index: number, name: string, words = name) =>
      new File([words], `${letter.questionId}-${index}-${name}`, { type: 'text/plain' })
    await read(brandt.answer(id, [account, contact], [file(0, 'a.txt'), file(1, 'b.txt')]))
    await read(brandt.answer(id, [], [file(1, 'c.txt')]))
    const names = async () => (await brandt.request(id)).files?.map(({ name }) => name)
    expect(await names()).toEqual(['a.txt', 'c.txt'])
    expect((await review.request(id)).files).toEqual([])
    await read(brandt.answer(id, [{ questionId: letter.questionId, fileNames: ['c.txt'] }]))
    expect(await names()).toEqual(['c.txt'])
    await read(brandt.move(id, 'UNDER_REVIEW'))
    const [kept] = (await review.request(id)).files ?? []
    const got = await clara.send(`GET survey/requests/${id}/files/${kept?.id}`)
    expect([await got.text(), got.headers.get('content-disposition')]).toEqual([
      'c.txt',
      expect.stringContaining('c.txt'),
    ])
    expect((await rival.nadja.send(`GET survey/requests/${id}/files/${kept?.id}`)).status).toBe(404)
  })

  test('is refused where it is none to its question', async () => {
    const size = asking('Size', { answerType: 'CHOICELIST', choices: { strategy: 'COMPANYSIZE', many: false } })
    const { id } = await asked(brandt, [size, letter, who])
    const of = (more: object) => refusal(brandt.answer(id, [{ questionId: size.questionId, ...more }]))
    expect(await of({ text: 'large' })).toEqual([400, expect.stringContaining('use choices')])
    expect(await of({ choices: ['HUGE'] })).toEqual([400, expect.stringContaining('HUGE')])
    expect(await of({ choices: ['ONE', 'FROM2TO15'] })).toEqual([400, expect.stringContaining('takes one')])
    expect((await brandt.answer(id, [{ questionId: iban.questionId, text: 'x' }])).status).toBe(400)
    const file = (name: string, words = 'x') => brandt.answer(id, [], [new File([words], name)])
    expect((await file('plain.pdf')).status).toBe(400)
    expect((await file(`${who.questionId}-0-a.pdf`)).status).toBe(400)
    expect((await file(`${letter.questionId}-0-a.pdf`, '')).status).toBe(400)
    expect((await brandt.request(id)).state).toBe('SENT')
  })

  test('with a number whose check digits are wrong is found when it is submitted', async () => {
    const { id } = await asked()
    await read(brandt.answer(id, [{ ...account, identifier: { scheme: 'IBAN', value: 'DE00' } }, contact]))
    expect(await refusal(brandt.move(id, 'UNDER_REVIEW'))).toEqual([400, expect.stringContaining('DE00')])
  })

  test('to a question that is hidden is neither asked for nor submitted', async () => {
    const more = asking('Which?', { required: true })
    const hidden = { ...more, shownWhen: { questionId: who.questionId, answer: 'yes' } }
    const { id } = await asked(brandt, [who, hidden])
    await read(brandt.answer(id, [{ questionId: who.questionId, text: 'Yes' }]))
    expect((await brandt.move(id, 'UNDER_REVIEW')).status).toBe(400)
    const answers = [
      { questionId: more.questionId, text: 'ISO 9001' },
      { questionId: who.questionId, text: 'no' },
    ]
    await read(brandt.answer(id, answers))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect((await review.request(id)).answers).toEqual([answers[1]])
  })
})

test('a file with a virus is not kept', async () => {
  const { id } = await asked()
  clamd.known.add('Trojan')
  const bad = new File(['a Trojan'], `${letter.questionId}-0-bad.txt`)
  expect(await refusal(brandt.answer(id, [contact], [bad]))).toEqual([422, expect.stringContaining('virus')])
  expect(await brandt.request(id)).toMatchObject({ state: 'SENT', files: [] })
})
