import { TextArea } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { Draft } from './useDraft.ts'

/** What else is to be said. */
export function NoteField({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { form, change } = draft
  return (
    <FieldPlace draft={draft} path="note">
      {(error) => (
        <TextArea
          label={t('editor.note')}
          rows={2}
          value={form.note ?? ''}
          onChange={(text) => change({ note: text || undefined })}
          error={error}
        />
      )}
    </FieldPlace>
  )
}
