import { Checkbox, Select, TextArea } from '@kontor/kit'
import { useState } from 'react'
import type { AnswerType, Question, Strategy } from '../api.ts'
import { useWords } from '../kontor.ts'
import { linesOf, valuesOf, withAnswerType, withStrategy } from './blocks.ts'

export const answerTypes = ['TEXT', 'CHOICELIST', 'FILEUPLOAD', 'IDENTIFIER', 'ADDRESS'] as const satisfies AnswerType[]
const strategies = [
  'CUSTOM',
  'COUNTRY',
  'COMPANYSIZE',
  'COMPANYOWNERSHIP',
  'INDUSTRY',
  'TAX_IDENTIFIER',
  'LEGAL_IDENTIFIER',
] as const satisfies Strategy[]

interface QuestionSettingsProps {
  readonly question: Question
  readonly onChange: (question: Question) => void
}

/** How a question is answered: its type, what is chosen from, and whether it has to be. */
export function QuestionSettings({ question, onChange }: QuestionSettingsProps) {
  const { t } = useWords()
  const { answerType, choices, required } = question
  const [lines, setLines] = useState(() => linesOf(choices?.strategy === 'CUSTOM' ? choices.values : []))
  return (
    <div className="forms-settings">
      <Select
        label={t('question.type')}
        placeholder={t('question.type')}
        value={answerType}
        options={answerTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
        onChange={(id) => onChange(withAnswerType(question, answerTypes.find((one) => one === id) ?? 'TEXT'))}
      />
      {choices && (
        <Select
          label={t('question.choices')}
          placeholder={t('question.choices')}
          value={choices.strategy}
          options={strategies.map((id) => ({ id, label: t(`strategy.${id}`) }))}
          onChange={(id) => onChange(withStrategy(question, strategies.find((one) => one === id) ?? 'CUSTOM'))}
        />
      )}
      {choices?.strategy === 'CUSTOM' && (
        <TextArea
          label={t('question.values')}
          description={t('question.values.note')}
          rows={3}
          value={lines}
          onChange={(words) => {
            setLines(words)
            onChange({ ...question, choices: { ...choices, values: valuesOf(words) } })
          }}
        />
      )}
      <div className="forms-acts">
        <Checkbox
          label={t('question.required')}
          checked={required}
          onChange={(isRequired) => onChange({ ...question, required: isRequired })}
        />
        {choices && (
          <Checkbox
            label={t('question.many')}
            checked={choices.many}
            onChange={(many) => onChange({ ...question, choices: { ...choices, many } })}
          />
        )}
      </div>
    </div>
  )
}
