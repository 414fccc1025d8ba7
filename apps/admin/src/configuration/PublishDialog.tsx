import { TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { configurationKey } from './api.ts'
import { payloadOf, wrongLine } from './payload.ts'

export interface PublishDialogProps {
  /** The key under which there is something already; empty for a new one. */
  readonly name: string
  readonly onClose: () => void
}

/** Publishes settings under a key, written a line each. */
export function PublishDialog({ name, onClose }: PublishDialogProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [key, setKey] = useState(name)
  const [version, setVersion] = useState('')
  const [lines, setLines] = useState('')
  const [tried, setTried] = useState(false)
  const publish = useAct(
    configurationKey,
    ({ configuration }, { key, ...body }: { key: string; version: string; payload: string }) =>
      configuration.publish({ params: { key }, body }),
    (_, { key, version }) => {
      notify('success', t('config.done.publish', { key, version }))
      onClose()
    },
  )
  const isEmpty = lines.trim() === ''
  const wrong = wrongLine(lines)
  const linesFault = isEmpty ? t('config.lines.needed') : wrong && t('config.lines.wrong', { line: wrong })
  return (
    <FormDialog visible title={t('config.publish.title')} onClose={onClose}>
      <ActionForm
        confirm={t('config.publish.confirm')}
        busy={publish.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (key.trim() === '' || version.trim() === '' || isEmpty || wrong) return
          publish.mutate({ key: key.trim(), version: version.trim(), payload: payloadOf(lines) })
        }}
      >
        <TextField
          label={t('config.key')}
          autoFocus={name === ''}
          readOnly={name !== ''}
          maxLength={100}
          value={key}
          onChange={setKey}
          error={tried && key.trim() === '' && t('config.key.needed')}
        />
        <TextField
          label={t('config.version')}
          autoFocus={name !== ''}
          maxLength={40}
          value={version}
          onChange={setVersion}
          error={tried && version.trim() === '' && t('config.version.needed')}
        />
        <TextArea
          label={t('config.lines')}
          description={t('config.lines.help')}
          value={lines}
          onChange={setLines}
          error={tried && linesFault}
        />
      </ActionForm>
    </FormDialog>
  )
}
