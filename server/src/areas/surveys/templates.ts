import { type Message, t, translate } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Block, QuestionnaireRecord, QuestionShape } from './records.ts'

type TemplateQuestion = Omit<QuestionShape, 'id' | 'text'> & { readonly text: Message; readonly yesOrNo?: true }

const question = (text: Message, answerType: QuestionShape['answerType'], required = true): TemplateQuestion => ({
  ...{ text, answerType, required },
})
const choice = (
  text: Message,
  strategy: NonNullable<QuestionShape['choices']>['strategy'],
  { required = true, many = false }: { required?: boolean; many?: boolean } = {},
): TemplateQuestion => ({ text, answerType: 'CHOICELIST', required, choices: { strategy, many } })
/** Whoever begins with it has yes and no in their language. */
const yesOrNo = (text: Message): TemplateQuestion => ({ text, answerType: 'CHOICELIST', required: true, yesOrNo: true })

interface ShippedTemplate {
  readonly id: string
  readonly title: Message
  readonly questions: readonly TemplateQuestion[]
}

/** Surveys to begin with, in the order in which they are offered. The last digits of an id are its question’s place. */
const shipped: readonly ShippedTemplate[] = [
  {
    id: '5a3c1e00-0000-4000-8000-000000000100',
    title: t`Supplier self-assessment`,
    questions: [
      choice(t`How many people work for your company?`, 'COMPANYSIZE'),
      choice(t`Who owns your company?`, 'COMPANYOWNERSHIP'),
      choice(t`In which industry do you work?`, 'INDUSTRY'),
      choice(t`In which countries do you produce?`, 'COUNTRY', { many: true }),
      question(t`What is your VAT number?`, 'IDENTIFIER'),
      question(t`Where is your company registered?`, 'ADDRESS'),
      question(t`Do you have a certificate of quality management? Attach it.`, 'FILEUPLOAD', false),
      question(t`Whom do we contact about quality?`, 'TEXT'),
    ],
  },
  {
    id: '5a3c1e00-0000-4000-8000-000000000200',
    title: t`Confirmation of bank details`,
    questions: [
      question(t`To which account do we pay? Enter its IBAN.`, 'IDENTIFIER'),
      question(t`In whose name is the account?`, 'TEXT'),
      question(t`Attach a letter from your bank, no older than three months.`, 'FILEUPLOAD'),
      question(t`Whom can we call to confirm it? Enter name and telephone number.`, 'TEXT'),
    ],
  },
  {
    id: '5a3c1e00-0000-4000-8000-000000000300',
    title: t`Sustainability`,
    questions: [
      yesOrNo(t`Do you have an environmental management system?`),
      yesOrNo(t`Do you measure your greenhouse gas emissions?`),
      question(t`How many tonnes of CO₂ equivalent did you emit last year?`, 'TEXT', false),
      yesOrNo(t`Do you have a code of conduct for your own suppliers?`),
      question(t`Attach your code of conduct or sustainability report.`, 'FILEUPLOAD', false),
      question(t`How do you make sure that nobody in your supply chain works against their will?`, 'TEXT'),
    ],
  },
]

export const isShipped = (id: string): boolean => shipped.some((one) => one.id === id)

const languages = ['en', 'de', 'fr', 'es', 'da', 'ar']
const questionIdOf = (id: string, place: number): string => `${id.slice(0, -2)}${String(place).padStart(2, '0')}`

/** Those that are shipped, in the reader's language and with questions in all of them. */
export async function shippedTemplates(uow: UnitOfWork, language: string): Promise<QuestionnaireRecord[]> {
  const catalogues = new Map<string, Awaited<ReturnType<UnitOfWork['translationsIn']>>>()
  for (const one of [...languages, language]) catalogues.set(one, await uow.translationsIn(one))
  const inAll = (message: Message) =>
    Object.fromEntries(languages.map((one) => [one, translate(message, catalogues.get(one)!)]))
  const inOwn = (message: Message) => translate(message, catalogues.get(language)!)
  const choices = { strategy: 'CUSTOM' as const, values: [inOwn(t`Yes`), inOwn(t`No`)], many: false }
  return shipped.map(({ id, title, questions }) => ({
    ...{ companyId: uow.companyId, id, version: 1, kind: 'TEMPLATE', state: 'PUBLISHED' },
    name: inOwn(title),
    blocks: questions.map(({ text, yesOrNo: isYesOrNo, ...asked }, at): Block => {
      const questionId = questionIdOf(id, at + 1)
      return {
        type: 'question',
        questionId,
        question: { ...asked, ...(isYesOrNo && { choices }), id: questionId, text: inAll(text) },
      }
    }),
    ...{ created: uow.now, modified: uow.now },
  }))
}
