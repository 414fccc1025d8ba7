import { Button, Modal, TextArea } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { ObjectField } from '../why/ObjectField.tsx'
import { type Held, useDecide } from './api.ts'

/** Asks which partner is held, and why. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const decide = useDecide(onClose)
  const [partner, setPartner] = useState<{ readonly id: string; readonly name: string }>()
  const [tried, setTried] = useState(false)
  return (
    <ReasonDialog
      title={t('keep.hold.title')}
      text={t('keep.hold.text')}
      confirm={t('keep.hold.do')}
      busy={decide.isPending}
      onClose={onClose}
      onReason={(reason) => {
        setTried(true)
        if (partner && reason) decide.mutate({ hold: partner.id, name: partner.name, reason })
      }}
    >
      <ObjectField
        subject="connection"
        label={t('keep.partner')}
        error={tried && !partner && t('keep.partner.needed')}
        value={partner?.id ?? null}
        onChange={(id, name) => setPartner(id === null ? undefined : { id, name })}
      />
    </ReasonDialog>
  )
}

/** Asks why what was held is held no longer. */
export function ReleaseDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const { t } = useWords()
  const decide = useDecide(onClose)
  return (
    <ReasonDialog
      title={t('keep.release.title', { name: held.Name ?? t('keep.nameless') })}
      text={t('keep.release.text')}
      confirm={t('keep.release.do')}
      busy={decide.isPending}
      onClose={onClose}
      onReason={(reason) => reason && decide.mutate({ release: held, reason })}
    />
  )
}

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: boolean
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Each try; empty where nothing is written yet. */
  readonly onReason: (reason: string) => void
}

function ReasonDialog({ title, text, confirm, busy, children, onClose, onReason }: ReasonDialogProps) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const given = reason.trim()
  return (
    <Modal visible onDismiss={onClose} size="small" coverDisabled title={title} closeLabel={t('dialog.close')}>
      <form
        className="admin-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          onReason(given)
        }}
      >
        <p className="admin-quiet">{text}</p>
        {children}
        <TextArea
          label={t('keep.reason')}
          description={t('keep.reason.hint')}
          required
          error={tried && given === '' && t('keep.reason.needed')}
          value={reason}
          onChange={setReason}
          maxLength={2000}
        />
        <div className="admin-actions admin-end">
          <Button onClick={onClose} disabled={busy}>
            {t('dialog.cancel')}
          </Button>
          <Button type="primary" submit busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
