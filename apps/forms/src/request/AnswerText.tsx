import { Button } from '@kontor/kit'
import { saveFile } from '@kontor/tradekit/files'
import { Paperclip } from 'lucide-react'
import type { Answer, AnswerFile, Question } from '../api.ts'
import { choiceLabel } from '../choice-label.ts'
import { useKontor, useWords } from '../kontor.ts'

interface AnswerTextProps {
  readonly requestId: string
  readonly question: Question
  readonly answer: Answer | undefined
  readonly files: readonly AnswerFile[]
}

/** What was answered, to be read. */
export function AnswerText({ requestId, question, answer, files }: AnswerTextProps) {
  const words = useWords()
  const { api } = useKontor()
  if (files.length > 0)
    return (
      <ul className="forms-files">
        {files.map(({ id, name }) => (
          <li key={id}>
            <Button
              type="text"
              icon={Paperclip}
              onClick={async () => {
                const { body, type } = await api.surveys.readAnswerFile({ params: { id: requestId, fileId: id } })
                saveFile(name, body, type)
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    )
  const text = answer && plainAnswer(question, answer, words)
  return text ? (
    <p className="forms-given" dir="auto">
      {text}
    </p>
  ) : (
    <p className="forms-quiet">{words.t('answer.none')}</p>
  )
}

/** An answer in words. */
export function plainAnswer(
  { choices: list }: Question,
  { text, choices, identifier, address }: Answer,
  words: Pick<ReturnType<typeof useWords>, 't' | 'locale'>,
): string {
  if (identifier) return [identifier.scheme, identifier.value].filter(Boolean).join(' ')
  if (address) return address.map(({ value }) => value).join(', ')
  if (choices) return choices.map((one) => choiceLabel(list?.strategy ?? 'CUSTOM', one, words)).join(', ')
  return text ?? ''
}
