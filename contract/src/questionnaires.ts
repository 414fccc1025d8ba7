/** An answer, as far as it decides what else is asked. */
export interface Answered {
  readonly questionId: string
  readonly text?: string | undefined
  readonly choices?: readonly string[] | undefined
  readonly identifier?: { readonly value: string } | undefined
  readonly address?: readonly { readonly value: string }[] | undefined
  readonly fileNames?: readonly string[] | undefined
}

/** A block, as far as it decides whether it is shown. */
export interface ShownBlock {
  readonly questionId?: string | undefined
  readonly shownWhen?: { readonly questionId: string; readonly answer: string } | undefined
}

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether an answer says this: as its text, as its number, or as one of its choices. */
const says = ({ text, choices = [], identifier }: Answered, wanted: string): boolean =>
  [text ?? '', identifier?.value ?? '', ...choices].some((one) => one !== '' && sameText(one, wanted))

/**
 * The blocks that are shown with these answers, in their order. A block that hangs on a question which is hidden itself is hidden,
 * whatever was answered there before. The server and the screens go by this one rule.
 */
export function shownBlocks<B extends ShownBlock>(blocks: readonly B[], answers: readonly Answered[]): B[] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  const asked = new Set<string>()
  return blocks.filter(({ questionId, shownWhen }) => {
    const answer = shownWhen && byQuestion.get(shownWhen.questionId)
    const isShown =
      shownWhen === undefined ||
      (asked.has(shownWhen.questionId) && answer !== undefined && says(answer, shownWhen.answer))
    if (isShown && questionId !== undefined) asked.add(questionId)
    return isShown
  })
}

/** Whether nothing was answered. */
export const isMissing = (answer: Answered | undefined): boolean =>
  answer === undefined ||
  ![
    answer.text ?? '',
    answer.identifier?.value ?? '',
    ...(answer.choices ?? []),
    ...(answer.address ?? []).map(({ value }) => value),
    ...(answer.fileNames ?? []),
  ].some((one) => one.trim() !== '')
