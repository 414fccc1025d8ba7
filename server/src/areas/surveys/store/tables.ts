import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type {
  FileRecord,
  QuestionnaireRecord,
  QuestionRecord,
  RequestRecord,
  RouterRecord,
  RuleRecord,
} from '../records.ts'

/** These columns are JSON: they are written as text, for the driver takes a list for an array of Postgres. */
type WithJson<R, K extends keyof R> = Omit<R, K> & { readonly [N in K]: ColumnType<R[N], string | null, string | null> }

type Tables = {
  question: WithJson<QuestionRecord, 'text' | 'choices'>
  questionnaire: WithJson<QuestionnaireRecord, 'blocks'>
  questionnaireRequest: WithJson<RequestRecord, 'blocks' | 'answers' | 'rejectedAnswers'>
  questionnaireFile: FileRecord
  questionnaireRule: RuleRecord
  taskRouter: RouterRecord
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
