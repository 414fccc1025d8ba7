import { TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { configurationKey, type Setting } from './api.ts'

export interface SettingDialogProps {
  /** Undefined for a new one. */
  readonly setting: Setting | undefined
  readonly onClose: () => void
}

/** A setting: its tag and key when it is new, its value always. */
export function SettingDialog({ setting, onClose }: SettingDialogProps) {
  const { t } = useWords()
  const { company, notify } = useKontor()
  const [tag, setTag] = useState(setting?.Tag ?? '')
  const [key, setKey] = useState(setting?.Key ?? '')
  const [value, setValue] = useState(setting?.Value ?? '')
  const [tried, setTried] = useState(false)
  const save = useAct(
    configurationKey,
    ({ companies }, { tag, key, Value }: { tag: string; key: string; Value: string }) => {
      const input = { params: { id: company.id, tag, key }, body: { Value } }
      return setting ? companies.saveConfig(input) : companies.createConfig(input)
    },
    (_, { key }) => {
      notify('success', t('config.done.save', { key }))
      onClose()
    },
  )
  const named = { tag: tag.trim(), key: key.trim() }
  return (
    <FormDialog
      visible
      title={setting ? t('config.change.title', { key: setting.Key }) : t('config.add.title')}
      onClose={onClose}
    >
      <ActionForm
        confirm={t('config.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (named.tag !== '' && named.key !== '') save.mutate({ ...named, Value: value })
        }}
      >
        {!setting && (
          <>
            <TextField
              label={t('config.tag')}
              autoFocus
              maxLength={100}
              value={tag}
              onChange={setTag}
              error={tried && named.tag === '' && t('config.tag.needed')}
            />
            <TextField
              label={t('config.key')}
              maxLength={100}
              value={key}
              onChange={setKey}
              error={tried && named.key === '' && t('config.key.needed')}
            />
          </>
        )}
        <TextArea label={t('config.value')} autoFocus={setting !== undefined} value={value} onChange={setValue} />
      </ActionForm>
    </FormDialog>
  )
}
