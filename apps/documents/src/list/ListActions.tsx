import { Button, IconButton, Menu } from '@kontor/kit'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../api/acts.ts'
import { useKontor, useWords } from '../kontor.tsx'
import { saveFile } from '../words/saveFile.ts'
import type { Filters } from './filters.ts'
import { selection } from './query.ts'

/** What can be done with the list: take it out, bring documents in, write one. */
export function ListActions({ filters, onUpload }: { filters: Filters; onUpload: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { busy, run } = useExport(filters)
  return (
    <>
      <span className="doc-roomy">
        <Button onClick={run} busy={busy} busyText={t('list.exporting')}>
          {t('list.export')}
        </Button>
      </span>
      <Button onClick={onUpload}>{t('list.upload')}</Button>
      <span className="doc-split-button">
        <Button type="primary" onClick={() => navigate('/new/invoice')}>
          {t('list.newInvoice')}
        </Button>
        <Menu
          label={t('list.new')}
          entries={[
            { id: 'invoice', text: t('list.newInvoice'), onSelect: () => navigate('/new/invoice') },
            { id: 'creditnote', text: t('list.newCreditNote'), onSelect: () => navigate('/new/creditnote') },
            'line',
            { id: 'export', text: t('list.export'), onSelect: run },
          ]}
        >
          <IconButton icon={ChevronDown} label={t('list.new')} type="primary" />
        </Menu>
      </span>
    </>
  )
}

/** Saves the list as CSV: exactly the rows that the filters show. */
function useExport(filters: Filters) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { body, type } = await api.documents.exportDocuments({ query: selection(filters) })
      const file = `documents-${today}.csv`
      saveFile(file, body, type)
      notify('success', t('list.exported', { file }))
    } catch (error) {
      notify('error', messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: () => void run() }
}
