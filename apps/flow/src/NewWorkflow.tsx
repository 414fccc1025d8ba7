import { Button, DropZone, Menu, TextField } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct, useVersions } from './api.ts'
import { useWords } from './kontor.ts'
import { templateIds, templateOf } from './templates.ts'

/** Begins a workflow: from one that most companies need, from nothing, or from a file of another modeler. */
export function NewWorkflow() {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const [importing, setImporting] = useState(false)
  const names = (useVersions().data?.Versions ?? []).map(({ Name }) => Name)
  const begin = useAct(
    (api, { id, body }: { id: string; body: ReturnType<typeof templateOf> }) => api.saveSteps({ params: { id }, body }),
    (_, { id }) => navigate(`/${id}`),
  )
  return (
    <>
      <Menu
        label={t('flow.new')}
        entries={[
          ...templateIds.map((id) => ({
            ...{ id, text: t(`template.${id}`), note: t(`template.${id}.text`) },
            onSelect: () => {
              const flow = templateOf(id, words)
              begin.mutate({ id: crypto.randomUUID(), body: { ...flow, Name: freeName(flow.Name, names) } })
            },
          })),
          'line' as const,
          { id: 'import', text: t('flow.import'), note: t('flow.import.text'), onSelect: () => setImporting(true) },
        ]}
      >
        <Button type="primary" icon={Plus} busy={begin.isPending}>
          {t('flow.new')}
        </Button>
      </Menu>
      <FormDialog visible={importing} title={t('flow.import')} onClose={() => setImporting(false)}>
        <ImportForm onClose={() => setImporting(false)} />
      </FormDialog>
    </>
  )
}

/** Another workflow than those that are there: the same name would be a new version of one. */
function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted
  for (let count = 2; taken.includes(name); count += 1) name = `${wanted} ${count}`
  return name
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [tables, setTables] = useState<File>()
  const [typed, setTyped] = useState<string>()
  const [tried, setTried] = useState(false)
  const name = typed ?? file?.name.replace(/\.(bpmn|xml)$/i, '') ?? ''
  const read = useAct(
    async (api, { id, ...files }: { id: string; Flow: string; Decisions?: string }) =>
      api.saveVersion({ params: { id }, body: { Name: name.trim(), ...files } }),
    (_, { id }) => navigate(`/${id}`),
  )
  return (
    <ActionForm
      confirm={t('flow.import.do')}
      busy={read.isPending}
      error={read.error && messageOf(read.error, t)}
      onClose={onClose}
      onSubmit={async () => {
        setTried(true)
        if (file && name.trim() !== '')
          read.mutate({
            ...{ id: crypto.randomUUID(), Flow: await file.text() },
            ...(tables && { Decisions: await tables.text() }),
          })
      }}
    >
      <DropZone
        text={[file, tables].flatMap((one) => one?.name ?? []).join(', ') || t('flow.import.drop')}
        buttonText={t('flow.import.choose')}
        note={t('flow.import.note')}
        error={tried && !file && t('flow.import.needed')}
        accept={['.bpmn', '.dmn', '.xml']}
        multiple
        onFiles={(files) => {
          const isTables = (one: File) => /\.dmn$/i.test(one.name)
          setFile(files.find((one) => !isTables(one)) ?? file)
          setTables(files.find(isTables) ?? tables)
        }}
      />
      <TextField
        label={t('flow.name')}
        value={name}
        maxLength={100}
        onChange={setTyped}
        error={tried && name.trim() === '' && t('flow.name.needed')}
      />
    </ActionForm>
  )
}
