import type { AnswerType, Block, Question, Strategy } from '../api.ts'
import type { Texts } from '../texts.ts'

/** A block with a key of its own for as long as it is edited: a text has no id. */
export interface Draft {
  readonly key: string
  readonly block: Block
}

export const draftOf = (block: Block): Draft => ({ key: crypto.randomUUID(), block })

export const newQuestion = (answerType: AnswerType): Draft => {
  const id = crypto.randomUUID()
  return draftOf({
    type: 'question',
    questionId: id,
    question: { id, text: {}, answerType, required: true, ...listOf(answerType) },
  })
}

const listOf = (answerType: AnswerType): Pick<Question, 'choices'> =>
  answerType === 'CHOICELIST' ? { choices: { strategy: 'CUSTOM', values: [], many: false } } : {}

export const newText = (): Draft => draftOf({ type: 'translatableTextBlock', text: {} })

export const sharedQuestion = (question: Question): Draft =>
  draftOf({ type: 'questionView', questionId: question.id ?? '', question })

/** The blocks with one moved by a place; the same where there is no place. */
export function moveDraft(drafts: readonly Draft[], key: string, by: -1 | 1): readonly Draft[] {
  const from = drafts.findIndex((one) => one.key === key)
  const to = from + by
  const [one, other] = [drafts[from], drafts[to]]
  if (one === undefined || other === undefined) return drafts
  const next = [...drafts]
  next[from] = other
  next[to] = one
  return next
}

/** What its text or question says, in all languages. */
export const textsOf = ({ type, text, question }: Block): Texts =>
  type === 'question' || type === 'questionView' ? (question?.text ?? {}) : (text ?? {})

/** The block with another text in a language; a text that is empty is left out. A shared question gets words of its own. */
export function withText(block: Block, language: string, words: string): Block {
  const { [language]: _, ...rest } = textsOf(block)
  const texts = words === '' ? rest : { ...rest, [language]: words }
  if (block.type === 'question' && block.question) return { ...block, question: { ...block.question, text: texts } }
  return { ...block, text: texts }
}

/** A shared question with words of its own, or with its own. */
export function withOwnText(block: Block, own: boolean): Block {
  const { text: _, ...rest } = block
  return own
    ? { ...rest, type: 'translatableQuestionView', text: block.question?.text ?? {} }
    : { ...rest, type: 'questionView' }
}

export function withAnswerType(question: Question, answerType: AnswerType): Question {
  const { choices: _, ...rest } = question
  return { ...rest, answerType, ...listOf(answerType) }
}

export const withStrategy = (question: Question, strategy: Strategy): Question => ({
  ...question,
  choices: { strategy, many: question.choices?.many ?? false, ...(strategy === 'CUSTOM' && { values: [] }) },
})

/** The values of a list as lines, and back. */
export const linesOf = (values: readonly string[] | undefined): string => (values ?? []).join('\n')
export const valuesOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The questions before a block, on whose answers it can hang. */
export const questionsBefore = (drafts: readonly Draft[], key: string): { id: string; question: Question }[] =>
  drafts
    .slice(
      0,
      drafts.findIndex((one) => one.key === key),
    )
    .flatMap(({ block: { questionId, question } }) => (questionId && question ? [{ id: questionId, question }] : []))

/** The blocks as they are saved; one that nothing stands in yet waits, and so does a condition whose answer is missing. */
export function blocksToSave(drafts: readonly Draft[]): Block[] {
  const asked = new Set<string>()
  return drafts.flatMap(({ block }) => {
    const { shownWhen, ...rest } = block
    if (!Object.values(textsOf(block)).some((words) => words.trim() !== '')) return []
    const { choices } = block.question ?? {}
    if (block.type === 'question' && choices?.strategy === 'CUSTOM' && (choices.values ?? []).length === 0) return []
    const isConditional = shownWhen && asked.has(shownWhen.questionId) && shownWhen.answer.trim() !== ''
    if (block.questionId) asked.add(block.questionId)
    return [{ ...rest, ...(isConditional && { shownWhen }) }]
  })
}
