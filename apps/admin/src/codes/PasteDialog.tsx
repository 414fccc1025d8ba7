import { sheetText } from '@kontor/i18n/sheets'
import { Checkbox, DropZone, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useMemo, useState } from 'react'
import { useWords } from '../kontor.ts'
import { type CodeList, useChange } from './api.ts'
import { pastedEntries } from './pasted-entries.ts'

/** How many rows that cannot be taken are told at once. */
const maxReported = 5

/** Takes entries from a spreadsheet: what they are is shown before anything is added. */
export function PasteDialog({ list, onClose }: { list: CodeList; onClose: () => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [withHeading, setWithHeading] = useState(false)
  const change = useChange(onClose)
  const { entries, faults } = useMemo(() => pastedEntries(text, withHeading), [text, withHeading])
  const [first] = entries
  return (
    <FormDialog visible size="medium" title={t('codes.paste.title', { name: list.Name })} onClose={onClose}>
      <ActionForm
        intro={t('codes.paste.text')}
        confirm={t('codes.paste.do')}
        busy={change.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (entries.length > 0 && faults.length === 0) change.mutate({ to: list, add: entries })
        }}
      >
        <DropZone
          text={t('codes.paste.drop')}
          buttonText={t('codes.paste.choose')}
          accept={['.csv', '.tsv', '.txt', 'text/csv']}
          onFiles={async ([file]) => file && setText(sheetText(new Uint8Array(await file.arrayBuffer())))}
        />
        <TextArea
          label={t('codes.paste.rows')}
          rows={8}
          autoFocus
          value={text}
          onChange={setText}
          error={tried && text.trim() === '' && t('codes.paste.none')}
        />
        <Checkbox label={t('codes.paste.heading')} checked={withHeading} onChange={setWithHeading} />
        <div role="status">
          {first && (
            <p className="admin-quiet">
              {t('codes.paste.found', { count: entries.length, first: [first.Code, first.Label].join(' ') })}
            </p>
          )}
          {faults.slice(0, maxReported).map(({ row, why, text: cell }) => (
            <p key={row} className="admin-problem">
              {t(`codes.paste.${why}`, { row, text: cell })}
            </p>
          ))}
        </div>
      </ActionForm>
    </FormDialog>
  )
}
