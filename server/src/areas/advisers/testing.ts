import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

export type AdviceHere = ResultOf<Areas['advisers']['listAdvice']>
export type Inbox = ResultOf<Areas['inbox']['listWork']>

export const askAdvice = (
  by: TestPerson,
  documentId: string,
  adviserIds: readonly string[],
  question = 'Is this ours?',
  questionId: string = randomUUID(),
) => by.send(`PUT documents/${documentId}/approval/advice/${questionId}`, { json: { adviserIds, question } })

export const answerAdvice = (by: TestPerson, id: string, recommendation: string, text?: string) =>
  by.send(`PUT advice/${id}/answer`, { json: { recommendation, ...(text !== undefined && { text }) } })

export const handOnAdvice = (by: TestPerson, id: string, adviserId: string) =>
  by.send(`PUT advice/${id}/holder`, { json: { adviserId } })

export const withdrawAdvice = (by: TestPerson, id: string) => by.send(`DELETE advice/${id}`)

export const adviceOn = (by: TestPerson, documentId: string) =>
  json<AdviceHere>(by.send(`GET documents/${documentId}/approval/advice`))

export const inboxOf = async (by: TestPerson) => (await json<Inbox>(by.send('GET inbox?limit=100'))).items

/** Asks one colleague; the id of the advice. */
export async function asked(by: TestPerson, documentId: string, of: TestPerson, question?: string): Promise<string> {
  await json(askAdvice(by, documentId, [of.id], question), 204)
  const { advice } = await adviceOn(by, documentId)
  return advice.findLast(({ askedOf }) => askedOf.id === of.id)!.id
}
