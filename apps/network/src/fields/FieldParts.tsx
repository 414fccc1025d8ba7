import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from '../partner/Part.tsx'
import { FillDialog } from './FillDialog.tsx'
import { useFieldFile, useFilledIn } from './queries.ts'
import { Values } from './Values.tsx'

interface FieldPartsProps {
  readonly connectionId: string
  readonly name: string
}

/** What the two ask of each other. Neither part is there where nothing is asked. */
export function FieldParts(props: FieldPartsProps) {
  return (
    <>
      <Asked {...props} />
      <Given {...props} />
    </>
  )
}

/** What the partner asks for, and what was given. */
function Asked({ connectionId, name }: FieldPartsProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const [filling, setFilling] = useState(false)
  const { data: fields = [] } = useFilledIn(connectionId, 'asked')
  const file = useFieldFile(connectionId, 'asked')
  if (fields.length === 0) return null
  return (
    <Part
      title={t('fields.asked', { name })}
      action={
        may('network.write') && (
          <Button type="text" onClick={() => setFilling(true)}>
            {t('fields.fill')}
          </Button>
        )
      }
    >
      <Values fields={fields} onFile={file.mutate} />
      {filling && (
        <FillDialog connectionId={connectionId} name={name} fields={fields} onClose={() => setFilling(false)} />
      )}
    </Part>
  )
}

/** What the company asked the partner for, and what that gave. */
function Given({ connectionId, name }: FieldPartsProps) {
  const { t } = useWords()
  const { data: fields = [] } = useFilledIn(connectionId, 'given')
  const file = useFieldFile(connectionId, 'given')
  if (fields.length === 0) return null
  return (
    <Part title={t('fields.given', { name })}>
      <Values fields={fields} onFile={file.mutate} />
    </Part>
  )
}
