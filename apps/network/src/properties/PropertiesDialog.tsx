import { TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'

interface PropertiesDialogProps {
  readonly id: string
  readonly kept: readonly { readonly relationshipPropertyId: string; readonly value: string }[]
  /** What the company keeps of any of its partners. */
  readonly names: readonly string[]
  readonly onClose: () => void
}

/** A field for each property that the company keeps of any partner, and room for one of another name. */
export function PropertiesDialog({ id, kept, names, onClose }: PropertiesDialogProps) {
  const { t } = useWords()
  const before = new Map(kept.map(({ relationshipPropertyId, value }) => [relationshipPropertyId, value]))
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [tried, setTried] = useState(false)
  const isNameless = value.trim() !== '' && name.trim() === ''
  const save = useAct(
    ({ network }) => {
      const changed = Object.entries(values).filter(([key, text]) => text.trim() !== (before.get(key) ?? ''))
      const added = name.trim() !== '' && value.trim() !== '' ? [[name, value] as const] : []
      const properties = [...changed, ...added].map(([relationshipPropertyId, text]) => ({
        relationshipPropertyId,
        value: text,
        connectionId: id,
      }))
      return network.saveRelationshipProperties({ body: { properties } })
    },
    (_, t) => t('properties.saved'),
    onClose,
  )
  return (
    <FormDialog visible title={t('properties.edit')} onClose={onClose}>
      <ActionForm
        confirm={t('outside.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isNameless) save.mutate()
        }}
      >
        {names.map((key, index) => (
          <TextField
            key={key}
            label={key}
            maxLength={1000}
            autoFocus={index === 0}
            value={values[key] ?? before.get(key) ?? ''}
            onChange={(text) => setValues({ ...values, [key]: text })}
          />
        ))}
        <div className="network-fields">
          <TextField
            label={t('properties.name')}
            description={t('properties.name.hint')}
            maxLength={100}
            autoFocus={names.length === 0}
            value={name}
            onChange={setName}
            error={tried && isNameless && t('properties.name.needed')}
          />
          <TextField label={t('properties.value')} maxLength={1000} value={value} onChange={setValue} />
        </div>
      </ActionForm>
    </FormDialog>
  )
}
