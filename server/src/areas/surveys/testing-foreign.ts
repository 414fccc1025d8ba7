import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { asker, asking, party } from './testing.ts'

/** A questionnaire that a partner has answered with a file, and what sends it by itself. */
export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const partner = await server.company()
  await server.connect(companyId, partner)
  const file = asking('Certificate', { answerType: 'FILEUPLOAD' })
  const questionnaire = await asker(owner).published('Quality', [file])
  const sent = await made(asker(owner).send(questionnaire, [partner]))
  const [request] = ((await sent.json()) as { requests: { id: string }[] }).requests
  const answering = party(await server.person(partner))
  const id = request?.id ?? ''
  await made(answering.answer(id, [], [new File(['iso'], `${file.questionId}-0-iso.txt`)]))
  await made(answering.move(id, 'UNDER_REVIEW'))
  const question = await made(
    owner.send('POST survey/questions', { json: { text: { en: 'Who?' }, answerType: 'TEXT', required: false } }),
  )
  const template = randomUUID()
  await made(owner.send(`PUT v0/templates/${template}`, { json: { title: 'Ours', questions: [] } }))
  const trigger = { companyId, questionnaireTemplateId: questionnaire, questionnaireTriggerType: 'MY_COMPANY' }
  await made(owner.send('POST survey/questionnaires/triggers', { json: trigger }))
  const triggers = await made(owner.send('GET survey/triggers'))
  return {
    ...{ questionnaire, survey: questionnaire, questionnaireRequest: id, surveyTemplate: template },
    question: ((await question.json()) as { id: string }).id,
    questionnaireFile: (await party(owner).request(id)).files?.[0]?.id ?? '',
    questionnaireTrigger: ((await triggers.json()) as { Items: { id: string }[] }).Items[0]?.id ?? '',
  }
}
