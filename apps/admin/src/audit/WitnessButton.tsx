import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useWitness } from './api.ts'
import { WitnessDialog } from './WitnessDialog.tsx'

/** Opens where the heads of the log go, for whoever may set it. */
export function WitnessButton() {
  const { t } = useWords()
  const { may } = useKontor()
  const { data: witness } = useWitness()
  const [open, setOpen] = useState(false)
  if (!may('company.configure')) return null
  return (
    <>
      <Button disabled={witness === undefined} onClick={() => setOpen(true)}>
        {t('audit.witness')}
      </Button>
      {open && witness && <WitnessDialog witness={witness} onClose={() => setOpen(false)} />}
    </>
  )
}
