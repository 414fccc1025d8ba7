import type { UnitOfWork } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import type { QuestionnaireRecord, RequestRecord } from './records.ts'
import { questionsOf } from './rules/answers.ts'
import * as fileStore from './store/files.ts'
import { answerText, dayOf, withFiles } from './views.ts'

/** A text in a language, else in the language it has first. */
const inLanguage = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? texts[language.split('-')[0] ?? ''] ?? texts['en'] ?? Object.values(texts)[0] ?? ''

/** What everybody answered who was asked, a row each, and a column a question of any version; the newest version's come first. */
export async function answersCsv(
  uow: UnitOfWork,
  versions: readonly QuestionnaireRecord[],
  requests: readonly RequestRecord[],
  language: string,
): Promise<string> {
  const zone = await zoneOfCompany(uow)
  const questions = new Map(
    [...versions]
      .toSorted((one, other) => one.version - other.version)
      .reverse()
      .flatMap(({ blocks }) => [...questionsOf(blocks)])
      .reverse(),
  )
  const columns = [...questions].reverse()
  const head = [
    'Company',
    'Version',
    'State',
    'Sent',
    'Submitted',
    ...columns.map(([, { text }]) => inLanguage(text, language)),
  ]
  const rows = []
  for (const request of requests) {
    const answers = withFiles(request.answers, await fileStore.filesOf(uow, request.id))
    const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
    rows.push([
      ...[request.partnerName, String(request.version), request.state],
      ...[dayOf(zone, request.sent), dayOf(zone, request.submitted)],
      ...columns.map(([id]) => {
        const answer = byQuestion.get(id)
        return answer === undefined ? '' : answerText(answer)
      }),
    ])
  }
  return csvOf(head, rows)
}
