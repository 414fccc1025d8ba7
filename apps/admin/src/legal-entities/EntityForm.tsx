import { Button, TextField } from '@kontor/kit'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useSaveLegalEntity } from './api.ts'
import type { Draft } from './draft.ts'
import { IdentifierFields } from './IdentifierFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import './legal-entities.css'
import { FormFoot } from '../words/FormFoot.tsx'

/** What an entity is called here and elsewhere, its identifiers and its addresses. */
export function EntityForm({ id, saved }: { readonly id: string; readonly saved: Draft }) {
  const { t } = useWords()
  const { may, setUnsaved } = useKontor()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(saved)
  const [changed, setChanged] = useState(false)
  const [tried, setTried] = useState(false)
  const save = useSaveLegalEntity(id)
  const readOnly = !may('company.write')
  useEffect(() => {
    setUnsaved(changed)
    return () => setUnsaved(false)
  }, [changed, setUnsaved])

  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setChanged(true)
  }
  const nameless = draft.name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (nameless || readOnly) return
    save.mutate(draft, {
      onSuccess: () => {
        setUnsaved(false)
        navigate('/legal-entities')
      },
    })
  }
  return (
    <form className="admin-form" onSubmit={submit} noValidate>
      <TextField
        label={t('legalEntities.name')}
        required
        readOnly={readOnly}
        autoFocus={!readOnly}
        value={draft.name}
        onChange={(name) => set({ name })}
        error={tried && nameless && t('legalEntities.name.needed')}
      />
      <div className="admin-entity-pair">
        <TextField
          label={t('legalEntities.alternateId')}
          readOnly={readOnly}
          maxLength={100}
          value={draft.alternateId}
          onChange={(alternateId) => set({ alternateId })}
        />
        <TextField
          label={t('legalEntities.legalNote')}
          readOnly={readOnly}
          maxLength={2000}
          value={draft.legalNote}
          onChange={(legalNote) => set({ legalNote })}
        />
      </div>
      <IdentifierFields
        identifiers={draft.identifiers}
        readOnly={readOnly}
        onChange={(identifiers) => set({ identifiers })}
      />
      {(['BILLING', 'DELIVERY'] as const).map((type) => (
        <PlaceFields
          key={type}
          type={type}
          places={draft.places}
          readOnly={readOnly}
          onChange={(places) => set({ places })}
        />
      ))}
      <FormFoot saving={save} save={t('legalEntities.save')} readOnly={readOnly}>
        <Button onClick={() => navigate('/legal-entities')}>{t('dialog.cancel')}</Button>
      </FormFoot>
    </form>
  )
}
