import { Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { Applied } from './Applied.tsx'
import { useImport, usePreview } from './api.ts'
import type { Field } from './fields.ts'
import { requiredFields } from './fields.ts'
import { type Columns, fieldWord, type KindId, kinds, type Lines, type Report } from './kinds.ts'
import { Preview } from './Preview.tsx'
import type { Sheet } from './rows.ts'

const none = 'NONE'
const maxLines = 1000

/** A file that was read: which column tells what, what would become of each line, and what has become of it. */
export function FilePart({ kind, sheet }: { kind: KindId; sheet: Sheet }) {
  const { t } = useWords()
  const { fields, columns: guess } = kinds[kind]
  const [columns, setColumns] = useState<Columns>(() => guess(sheet.headings))
  const [done, setDone] = useState<{ lines: Lines; report: Report }>()
  const missing = fields.filter((field) => requiredFields.has(field) && columns[field] === undefined)
  const isRead = missing.length === 0 && sheet.lines.length > 0 && sheet.lines.length <= maxLines
  const preview = usePreview(kind, sheet, columns, isRead && done === undefined)
  const apply = useImport((lines, report) => setDone({ lines, report }))
  if (done) return <Applied kind={kind} {...done} />
  const set = (field: Field, id: string) => {
    const { [field]: _, ...rest } = columns
    setColumns(id === none ? rest : { ...rest, [field]: Number(id) })
  }
  const options = sheet.headings.map((heading, at) => ({
    id: String(at),
    label: heading || t('imports.column', { at: at + 1 }),
  }))
  return (
    <>
      <section className="admin-part" aria-label={t('imports.columns')}>
        <h2 className="admin-h2">{t('imports.columns')}</h2>
        <div className="admin-import-columns">
          {fields.map((field) => (
            <Select
              key={field}
              label={t(fieldWord(field))}
              required={requiredFields.has(field)}
              options={[...(requiredFields.has(field) ? [] : [{ id: none, label: t('imports.none') }]), ...options]}
              value={columns[field] === undefined ? (requiredFields.has(field) ? null : none) : String(columns[field])}
              placeholder={t('imports.choose.column')}
              onChange={(id) => set(field, id)}
            />
          ))}
        </div>
      </section>
      {sheet.lines.length === 0 && <p className="admin-problem">{t('imports.noLines')}</p>}
      {sheet.lines.length > maxLines && (
        <p className="admin-problem">{t('imports.many', { count: sheet.lines.length, limit: maxLines })}</p>
      )}
      {missing.length > 0 && (
        <p className="admin-problem" role="status">
          {t('imports.missing', { fields: missing.map((field) => t(fieldWord(field))).join(', ') })}
        </p>
      )}
      {isRead && (
        <Answer of={preview}>
          {({ lines, report }) => (
            <Preview
              kind={kind}
              lines={lines}
              report={report}
              busy={apply.isPending}
              onApply={() => apply.mutate(lines)}
            />
          )}
        </Answer>
      )}
    </>
  )
}
