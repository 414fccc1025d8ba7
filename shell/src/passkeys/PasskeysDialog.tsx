import { Button, DialogForm, EmptyState, Modal, Skeleton, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { reasonOf } from '../second-factor/useSending.ts'
import { useServices } from '../services/services.ts'
import { deviceOf } from '../sessions/device.ts'
import { useOthers } from '../sessions/useOthers.ts'
import { useReport } from '../workspace/useReport.ts'
import { type PasskeyWords, usePasskeyWords } from './usePasskeyWords.ts'
import { addPasskey, wasGivenUp } from './webauthn.ts'

export interface PasskeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The person's passkeys: which there are, another one, one less. */
export function PasskeysDialog({ open, onClose }: PasskeysDialogProps) {
  const { t: shell } = useWords()
  const words = usePasskeyWords()
  if (words === undefined) return null
  return (
    <Modal
      visible={open}
      onDismiss={onClose}
      size="small"
      title={words.t('passkeys.title')}
      closeLabel={shell('shell.close')}
    >
      <Passkeys t={words.t} />
    </Modal>
  )
}

type Words = PasskeyWords['t']

function Passkeys({ t }: { t: Words }) {
  const { api } = useServices()
  const { offerToEnd } = useOthers()
  const { format } = useWords()
  const report = useReport()
  const [adding, setAdding] = useState(false)
  const [busy, setBusy] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['passkeys'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.credentials.listPasskeys({}, { signal })).Passkeys,
  })

  async function remove(passkeyId: string, name: string) {
    setBusy(passkeyId)
    try {
      await api.credentials.removePasskey({ params: { passkeyId } })
      await refetch()
      offerToEnd(t('passkeys.removed', { name }))
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }

  if (isError) return <EmptyState title={t('passkeys.failed')} />
  if (data === undefined) return <Skeleton rows={2} label={t('passkeys.title')} />
  if (adding)
    return (
      <Add
        t={t}
        onDone={async () => {
          await refetch()
          setAdding(false)
        }}
        onCancel={() => setAdding(false)}
      />
    )
  return (
    <div className="s-factor">
      <p>{t('passkeys.text')}</p>
      {data.length > 0 && (
        <ul className="s-sessions">
          {data.map(({ Id, Name, Created, LastUsed }) => (
            <li key={Id} className="s-session">
              <span className="s-session-device">{Name}</span>
              <Button
                label={t('passkeys.removeOne', { name: Name })}
                busy={busy === Id}
                onClick={() => void remove(Id, Name)}
              >
                {t('passkeys.remove')}
              </Button>
              <span className="s-session-times">
                {t('passkeys.since', { at: format.instant(Created) })}
                {LastUsed !== undefined && <>, {t('passkeys.lastUsed', { at: format.relative(LastUsed) })}</>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button type="primary" onClick={() => setAdding(true)}>
        {t('passkeys.add')}
      </Button>
    </div>
  )
}

function Add({ t, onDone, onCancel }: { t: Words; onDone: () => Promise<void>; onCancel: () => void }) {
  const { api } = useServices()
  const { offerToEnd } = useOthers()
  const { t: shell } = useWords()
  const { browser, system } = deviceOf(navigator.userAgent) ?? {}
  const [name, setName] = useState(browser ? t('passkeys.device', { browser, system }) : '')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (name.trim() === '' || password === '') return setFault(t('passkeys.missing'))
    setBusy(true)
    setFault(undefined)
    try {
      await addPasskey(api, password, name.trim())
      await onDone()
      offerToEnd(t('passkeys.added'))
    } catch (error) {
      if (!wasGivenUp(error)) setFault(reasonOf(error))
      setBusy(false)
    }
  }

  return (
    <DialogForm
      intro={t('passkeys.addText')}
      error={fault}
      confirmText={t('passkeys.create')}
      cancelText={shell('shell.cancel')}
      busy={busy}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <TextField label={t('passkeys.name')} name="name" value={name} onChange={setName} maxLength={100} />
      <TextField
        label={t('passkeys.password')}
        name="current-password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
    </DialogForm>
  )
}
