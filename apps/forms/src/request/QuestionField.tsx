import { TextArea } from '@kontor/kit'
import { AddressFields } from './AddressFields.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { IdentifierField } from './IdentifierField.tsx'
import type { QuestionFieldProps } from './questionFieldProps.ts'

/** The field of a question; files have a part of their own. */
export function QuestionField(props: QuestionFieldProps) {
  const { questionId, question, label, answer, error, onChange } = props
  const required = question.required
  switch (question.answerType) {
    case 'TEXT':
      return (
        <TextArea
          {...{ label, required, error }}
          value={answer?.text ?? ''}
          rows={2}
          maxLength={10_000}
          onChange={(text) => onChange({ questionId, text })}
        />
      )
    case 'CHOICELIST':
      return <ChoiceField {...props} />
    case 'IDENTIFIER':
      return <IdentifierField {...props} />
    case 'ADDRESS':
      return <AddressFields {...props} />
    case 'FILEUPLOAD':
      return null
  }
}
