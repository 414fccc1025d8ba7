import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { type Field, useFields } from './queries.ts'

/** What the company asks all of its partners to fill in. */
export function FieldsView() {
  const { t } = useWords()
  const mayWrite = useKontor().may('network.write')
  const query = useFields()
  const [open, setOpen] = useState<Field | 'new'>()
  const add = mayWrite && <Button onClick={() => setOpen('new')}>{t('fields.new')}</Button>
  return (
    <Answer of={query}>
      {(fields) => (
        <>
          {fields.length === 0 ? (
            <EmptyState icon={ListChecks} title={t('fields.none.title')} text={t('fields.none.text')} action={add} />
          ) : (
            <>
              {add && <div className="network-bar">{add}</div>}
              <Rows label={t('network.view.fields')} more={undefined} moreText="" isMore={false}>
                {fields.map((field) => (
                  <Row key={field.id} className="network-row" onPress={() => mayWrite && setOpen(field)}>
                    <span className="network-name">
                      <b dir="auto">{field.label}</b>
                      <small>{t(`fields.type.${field.type}`)}</small>
                    </span>
                    {field.required && <Status tone="info">{t('fields.required')}</Status>}
                  </Row>
                ))}
              </Rows>
            </>
          )}
          {open && <FieldDialog field={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </Answer>
  )
}
