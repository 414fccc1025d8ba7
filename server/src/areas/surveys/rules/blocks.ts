import { type Message, t } from '@kontor/i18n'
import type { Block, QuestionShape } from './shapes.ts'

/** What each type of block says (F-145). */
const parts: Readonly<Record<Block['type'], { text: 'none' | 'one' | 'some'; question: 'none' | 'shared' | 'own' }>> = {
  textBlock: { text: 'one', question: 'none' },
  translatableTextBlock: { text: 'some', question: 'none' },
  questionView: { text: 'none', question: 'shared' },
  translatableQuestionView: { text: 'some', question: 'shared' },
  question: { text: 'none', question: 'own' },
}

/** Whether a block asks something that other questionnaires may ask, too. */
export const asksShared = ({ type }: Block): boolean => parts[type].question === 'shared'

/** Whether it asks something of its own. */
export const asksOwn = ({ type }: Block): boolean => parts[type].question === 'own'

/** Whether a questionnaire of these blocks asks anything; what asks nothing is not published. */
export const asksSomething = (blocks: readonly Block[]): boolean =>
  blocks.some(({ questionId }) => questionId !== undefined)

/** Why a question cannot be asked; undefined where it can. */
export function whyNotAsk({ text, answerType, choices }: QuestionShape): Message | undefined {
  if (!Object.values(text).some((words) => words.trim() !== ''))
    return t`text is empty: enter the question in at least one language.`
  if (answerType !== 'CHOICELIST')
    return choices === undefined ? undefined : t`choices is given, and answerType is ${answerType}: leave choices out.`
  if (choices === undefined) return t`choices is required where answerType is CHOICELIST: name a strategy.`
  if (choices.strategy !== 'CUSTOM') return undefined
  const values = (choices.values ?? []).map((value) => value.trim())
  if (values.length === 0 || values.includes('')) return t`choices has an empty value: enter what can be chosen.`
  const twice = values.find((value, at) => values.indexOf(value) !== at)
  return twice === undefined ? undefined : t`choices names ${twice} twice: leave one out.`
}

/** Why the blocks of a questionnaire do not stand together; undefined where they do. They are counted from 1. */
export function whyNotBlocks(blocks: readonly Block[]): { readonly at: number; readonly why: Message } | undefined {
  const asked = new Set<string>()
  for (const [at, block] of blocks.entries()) {
    const why = whyNotBlock(block, asked)
    if (why !== undefined) return { at, why }
    if (block.questionId !== undefined) asked.add(block.questionId)
  }
  return undefined
}

function whyNotBlock({ type, text, questionId, question, shownWhen }: Block, before: ReadonlySet<string>) {
  const { text: texts, question: kind } = parts[type]
  const written = Object.values(text ?? {}).filter((words) => words.trim() !== '').length
  if (texts === 'none' && text !== undefined) return t`text is given: a ${type} has none.`
  if (texts !== 'none' && written === 0) return t`text is empty: enter it in at least one language.`
  if (texts === 'one' && written > 1)
    return t`text is in ${written} languages: a textBlock has one, a translatableTextBlock any number.`
  if (kind === 'none' && (questionId !== undefined || question !== undefined))
    return t`a question is given: a ${type} asks nothing.`
  if (kind === 'shared' && questionId === undefined) return t`questionId is required for a ${type}.`
  if (kind === 'own' && question === undefined) return t`question is required for a ${type}.`
  if (kind !== 'none' && question !== undefined) {
    const why = whyNotAsk(question)
    if (why !== undefined) return why
  }
  if (questionId !== undefined && before.has(questionId))
    return t`questionId ${questionId} is asked twice: leave one out.`
  if (shownWhen !== undefined && !before.has(shownWhen.questionId))
    return t`shownWhen names the question ${shownWhen.questionId}, which is not asked before: name an earlier one.`
  return undefined
}
