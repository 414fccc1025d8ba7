import { Button, DefinitionList, Status } from '@kontor/kit'
import { Download } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { Field } from './queries.ts'

interface ValuesProps {
  readonly fields: readonly Field[]
  /** Gives a file out. */
  readonly onFile: (field: Field) => void
}

/** Fields with what was given for them; a required one of which nothing was is told as missing. */
export function Values({ fields, onFile }: ValuesProps) {
  return (
    <DefinitionList
      items={fields.map((field) => ({
        id: field.id,
        term: <bdi>{field.label}</bdi>,
        value: <Value field={field} onFile={onFile} />,
      }))}
    />
  )
}

function Value({ field, onFile }: { field: Field; onFile: ValuesProps['onFile'] }) {
  const { t, format } = useWords()
  const { type, value, fileName, required } = field
  if (value !== undefined) return type === 'DATE' ? format.date(value) : <bdi>{value}</bdi>
  if (fileName === undefined) return required ? <Status tone="warn">{t('fields.missing')}</Status> : t('fields.open')
  return (
    <Button type="text" icon={Download} onClick={() => onFile(field)}>
      <bdi>{fileName}</bdi>
    </Button>
  )
}
