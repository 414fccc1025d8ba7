import { KontorError } from '@kontor/client'
import { Checkbox, DialogForm, Modal, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { faultOfPassword, fieldOf, lengthOf } from './password-fault.ts'
import { type PasswordWords, usePasswordWords } from './usePasswordWords.ts'

export interface PasswordDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Gives the person another password, for the one that they have. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { t: shell } = useWords()
  const words = usePasswordWords()
  if (words === undefined) return null
  return (
    <Modal
      visible={open}
      onDismiss={onClose}
      size="small"
      title={words.t('change.title')}
      closeLabel={shell('shell.close')}
      coverDisabled
    >
      <Form t={words.t} onClose={onClose} />
    </Modal>
  )
}

type Fault = { readonly field: 'OldPassword' | 'NewPassword' | undefined; readonly says: string }

function Form({ t, onClose }: { t: PasswordWords['t']; onClose: () => void }) {
  const { api, toasts } = useServices()
  const { t: shell } = useWords()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endOthers, setEndOthers] = useState(true)
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api.credentials.readSignInOptions({}, { signal }),
  })
  const fewest = data?.FewestCharacters ?? 1

  async function submit() {
    const count = lengthOf(next)
    if (current === '') return setFault({ field: 'OldPassword', says: shell('signIn.passwordMissing') })
    if (count < fewest) return setFault({ field: 'NewPassword', says: t('password.tooShort', { count, fewest }) })
    setBusy(true)
    try {
      await api.credentials.changePassword({
        body: { OldPassword: current, NewPassword: next, EndOtherSessions: endOthers },
      })
      toasts.add({ tone: 'good', text: t('change.done') })
      onClose()
    } catch (error) {
      const says = error instanceof KontorError ? (error.body?.Message ?? error.message) : String(error)
      setFault({ field: faultOfPassword(error) === undefined ? undefined : fieldOf(error), says })
      setBusy(false)
    }
  }
  const errorAt = (field: Fault['field']) => (fault?.field === field ? fault?.says : undefined)

  return (
    <DialogForm
      error={errorAt(undefined)}
      confirmText={t('change.submit')}
      cancelText={shell('shell.cancel')}
      busy={busy}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextField
        label={t('change.current')}
        name="current-password"
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={errorAt('OldPassword')}
      />
      <NewPasswordField t={t} value={next} onChange={setNext} fewest={fewest} error={errorAt('NewPassword')} />
      <Checkbox label={t('change.endOthers')} checked={endOthers} onChange={setEndOthers} />
    </DialogForm>
  )
}
