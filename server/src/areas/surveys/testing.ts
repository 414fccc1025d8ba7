import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../testing.ts'

export interface Request {
  readonly id: string
  readonly state: string
  readonly companyId: string
  readonly reason?: string
  readonly answers?: readonly { readonly questionId: string; readonly text?: string; readonly fileNames?: string[] }[]
  readonly rejectedAnswers?: readonly object[]
  readonly files?: readonly { readonly id: string; readonly name: string }[]
  readonly allowedActions: readonly string[]
}

export const read = async <T>(answer: Promise<Response>): Promise<T> => {
  const found = await answer
  if (!found.ok) throw new Error(`${found.status} ${await found.text()}`)
  const text = await found.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** The code of the error and what it says; the status alone where there is none. */
export const refusal = async (answer: Promise<Response>): Promise<[number, string]> => {
  const found = await answer
  return [found.status, await found.text()]
}

/** A question of a questionnaire’s own. */
export const asking = (text: string, more: object = {}) => {
  const id = randomUUID()
  const question = { id, text: { en: text }, answerType: 'TEXT', required: true, ...more }
  return { type: 'question', questionId: id, question }
}

/** What somebody who asks does with questionnaires. */
export const asker = (person: TestPerson) => {
  const save = (id: string, json: object) => person.send(`PUT survey/questionnaires/${id}`, { json })
  return {
    save,
    published: async (name: string, blocks: readonly object[]) => {
      const id = randomUUID()
      await read(save(id, { name, state: 'PUBLISHED', blocks }))
      return id
    },
    send: (id: string, receiverCompanyIds: readonly string[], more: object = {}, query = '') =>
      person.send(`POST survey/questionnaires/${id}/send${query}`, { json: { receiverCompanyIds, ...more } }),
    asked: async (questionnaireId: string) =>
      (await read<{ Items: Request[] }>(person.send(`GET survey/requests?questionnaireId=${questionnaireId}`))).Items,
  }
}

/** What somebody does with one request, on either side. */
export const party = (person: TestPerson) => ({
  received: async () => (await read<{ Items: Request[] }>(person.send('GET survey/requests?direction=RECEIVED'))).Items,
  request: (id: string) => read<Request>(person.send(`GET survey/requests/${id}`)),
  answer: (id: string, answers: readonly object[], files: readonly File[] = []) => {
    const body = new FormData()
    body.set('answers', JSON.stringify(answers))
    for (const file of files) body.append('files', file)
    return person.send(`POST survey/requests/${id}/answers`, { body })
  },
  move: (id: string, state: string, json?: object) =>
    person.send(`PUT survey/requests/${id}/state/${state}`, json === undefined ? {} : { json }),
})
