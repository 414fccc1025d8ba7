import type { TestServer } from '../../testing.ts'
import { asker, asking, party, type Request, read } from './testing.ts'

/** What is asked: a bank account and, if they like, a letter and somebody to speak to. */
export const iban = asking('Account', { answerType: 'IDENTIFIER' })
export const letter = asking('Letter', { answerType: 'FILEUPLOAD', required: false })
export const who = asking('Contact', { required: true })

export const account = { questionId: iban.questionId, identifier: { scheme: 'IBAN', value: 'DE89370400440532013000' } }
export const contact = { questionId: who.questionId, text: 'Karl' }

/** A company that asks its suppliers, with who sends and reviews there, and two suppliers of it. */
export async function startAsking(server: TestServer) {
  const nordlicht = await server.company({ name: 'Nordlicht' })
  const clara = await server.person(nordlicht, { role: 'onboarder' })
  const clerk = await server.person(nordlicht, { role: 'apManager' })

  /** A supplier that is connected, and somebody there. */
  async function supplier(name: string) {
    const companyId = await server.company({ name })
    const connection = await server.connect(nordlicht, companyId)
    const nadja = await server.person(companyId, { role: 'supplierContact' })
    return { companyId, connection, nadja, ...party(nadja) }
  }

  const ask = asker(clara)
  const review = party(clara)
  const brandt = await supplier('Brandt')
  const rival = await supplier('Rival')

  /** A request to a supplier, as it is there. */
  async function asked(to = brandt, blocks: readonly object[] = [iban, letter, who], name = 'Bank') {
    const questionnaire = await ask.published(name, blocks)
    const { requests } = await read<{ requests: Request[] }>(ask.send(questionnaire, [to.companyId]))
    await server.settle()
    return { questionnaire, id: requests[0]!.id }
  }

  const inbox = async (person: typeof clara) =>
    (
      await read<{ items: { subjectId?: string; kind: string; allowedActions: string[] }[] }>(
        person.send('GET inbox?limit=100'),
      )
    ).items

  return { nordlicht, clara, clerk, supplier, ask, review, brandt, rival, asked, inbox }
}
