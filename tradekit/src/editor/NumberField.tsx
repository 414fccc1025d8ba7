import { TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from '../queries/keys.ts'
import type { TradeType } from '../words/types.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { kindOf } from './kinds.ts'
import type { Draft } from './useDraft.ts'

/** The number of the document: proposed by the service, and looked up, so that none is used twice. */
export function NumberField({ draft, type, documentId }: { draft: Draft; type: TradeType; documentId: string }) {
  const { t } = useWords()
  const { api } = useKontor()
  const { hasVersions = false } = kindOf(draft.form)
  const number = useDeferredValue(draft.form.id.trim())
  const { data: found } = useQuery({
    queryKey: keys.numberTaken(type, number),
    queryFn: ({ signal }) => api.documentNumbers.numberExists({ params: { number }, query: { type } }, { signal }),
    enabled: number !== '',
  })
  const taken = found?.Exists === true && found.DocumentId !== documentId
  const { data: next } = useQuery({
    queryKey: keys.nextNumber(type),
    queryFn: ({ signal }) => api.documentNumbers.nextNumber({ query: { type } }, { signal }),
    enabled: taken,
    staleTime: 0,
  })
  const fix = taken && next && next.Number !== number ? next.Number : undefined
  return (
    <FieldPlace draft={draft} path="id">
      {(error) => (
        <TextField
          label={t('editor.number')}
          required
          value={draft.form.id}
          onChange={(id) => draft.change({ id })}
          error={taken && !hasVersions ? t('editor.numberTaken') : error}
          description={taken && hasVersions ? t('editor.numberTaken.version') : undefined}
          {...(fix && { fix: { text: t('editor.useNext', { number: fix }), onFix: () => draft.change({ id: fix }) } })}
        />
      )}
    </FieldPlace>
  )
}

/** The number of a document as its issuer gave it. */
export function IssuersNumber({ draft }: { draft: Draft }) {
  const { t } = useWords()
  return (
    <FieldPlace draft={draft} path="id">
      {(error) => (
        <TextField
          label={t('editor.number')}
          required
          autoComplete="off"
          value={draft.form.id}
          onChange={(id) => draft.change({ id })}
          error={error}
        />
      )}
    </FieldPlace>
  )
}
