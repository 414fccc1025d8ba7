import { Button, IconButton, Menu, useNarrow } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { exportQuery, type Filters } from '@kontor/tradekit/list'
import type { ListColumn } from '@kontor/tradekit/queries'
import { ChevronDown, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'

export interface ListActionsProps {
  readonly filters: Filters
  /** Those shown, in their order. */
  readonly columns: readonly ListColumn[] | undefined
  readonly onUpload: () => void
}

/** What can be done with the list: take it out, bring documents in, write one. */
export function ListActions({ filters, columns, onUpload }: ListActionsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { busy, run } = useExport(filters, columns)
  // On a phone the words of the buttons would leave no room for the views.
  const narrow = useNarrow()
  const files = fileKinds.map((kind) => ({
    id: kind,
    text: t(`list.export.${kind}`),
    disabled: busy,
    onSelect: () => run(kind),
  }))
  const write = () => navigate('/new/invoice')
  return (
    <>
      {!narrow && (
        <Menu label={t('list.export')} entries={files}>
          <Button busy={busy} busyText={t('list.exporting')}>
            {t('list.export')}
          </Button>
        </Menu>
      )}
      {narrow ? (
        <IconButton icon={Upload} label={t('list.upload')} type="secondary" onClick={onUpload} />
      ) : (
        <Button onClick={onUpload}>{t('list.upload')}</Button>
      )}
      <span className="doc-split-button">
        {narrow ? (
          <IconButton icon={Plus} label={t('list.newInvoice')} type="primary" onClick={write} />
        ) : (
          <Button type="primary" onClick={write}>
            {t('list.newInvoice')}
          </Button>
        )}
        <Menu
          label={t('list.new')}
          entries={[
            { id: 'invoice', text: t('list.newInvoice'), onSelect: write },
            { id: 'creditnote', text: t('list.newCreditNote'), onSelect: () => navigate('/new/creditnote') },
            'line',
            ...(narrow ? files : []),
          ]}
        >
          <IconButton icon={ChevronDown} label={t('list.new')} type="primary" />
        </Menu>
      </span>
    </>
  )
}

const fileKinds = ['csv', 'xlsx'] as const
type FileKind = (typeof fileKinds)[number]

/** Saves the list as a file: exactly the rows and columns that are shown, in their order. */
function useExport(filters: Filters, columns: readonly ListColumn[] | undefined) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const [busy, setBusy] = useState(false)
  const run = async (kind: FileKind) => {
    setBusy(true)
    try {
      const query = exportQuery(filters, columns)
      const { body, type } = await (kind === 'csv'
        ? api.documentLists.exportDocuments({ query })
        : api.documentLists.exportSheet({ query }))
      const file = `documents-${today}.${kind}`
      saveFile(file, body, type)
      notify('success', t('list.exported', { file }))
    } catch (error) {
      notify('error', messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (kind: FileKind) => void run(kind) }
}
