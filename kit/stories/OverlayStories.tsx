import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  Button,
  Checkbox,
  ConfirmDialog,
  ConfirmIcon,
  type ConfirmKind,
  Cover,
  createToasts,
  DateField,
  DialogForm,
  Modal,
  type ModalSize,
  Select,
  TextArea,
  TextField,
  ToastRegion,
} from '../src/index.ts'
import { CompanyField } from './CompanyField.tsx'
import { Story } from './Story.tsx'

const sizes: ModalSize[] = ['small', 'medium', 'large']
const kinds: ConfirmKind[] = ['confirm', 'warning', 'danger']
const toasts = createToasts()

export function ModalStory() {
  const [size, setSize] = useState<ModalSize>()
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState(false)
  const [events, setEvents] = useState<string[]>([])
  const [name, setName] = useState('')
  const tell = (event: string) => setEvents((before) => [...before.slice(-5), event])
  return (
    <Story name="Modal" says={`Small 380 px, medium half, large nearly all. Announced: ${events.join(', ')}`}>
      {[...sizes, undefined].map((each) => (
        <Button
          key={each ?? 'default'}
          onClick={() => {
            setSize(each)
            setOpen(true)
          }}
        >
          {each ?? 'default'}
        </Button>
      ))}
      <Checkbox label="Escape and cover do not close it" checked={held} onChange={setHeld} />
      <Modal
        escapeDisabled={held}
        coverDisabled={held}
        visible={open}
        onDismiss={() => setOpen(false)}
        size={size}
        title="Reject invoice RE-2026-0871"
        closeLabel="Close"
        onOpen={() => tell('open')}
        onOpened={() => tell('opened')}
        onClose={() => tell('close')}
        onClosed={() => tell('closed')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="danger" onClick={() => setOpen(false)}>
              Reject
            </Button>
          </>
        }
      >
        <TextField label="Reason" value={name} onChange={setName} description="Brandt Werkzeuge GmbH reads it." />
        <ModalChoices />
      </Modal>
    </Story>
  )
}

export function ConfirmDialogStory() {
  const [kind, setKind] = useState<ConfirmKind>('confirm')
  const [asking, setAsking] = useState(false)
  const [again, setAgain] = useState(false)
  const accept = () => {
    flushSync(() => setAsking(false))
    // Another question comes before this one has faded.
    setAsking(again)
    setAgain(false)
  }
  return (
    <Story name="ConfirmDialog" says="Three kinds; the buttons come after 200 ms, the focus on Cancel.">
      {kinds.map((each) => (
        <Button
          key={each}
          onClick={() => {
            setKind(each)
            setAsking(true)
          }}
        >
          {each}
        </Button>
      ))}
      <Button
        onClick={() => {
          setAgain(true)
          setAsking(true)
        }}
      >
        two questions
      </Button>
      <ConfirmDialog
        visible={asking}
        kind={kind}
        title="Discard this draft?"
        onAccept={accept}
        onCancel={() => setAsking(false)}
      >
        RE-2026-0872 has never been sent. Nobody else has seen it.
      </ConfirmDialog>
    </Story>
  )
}

export function DialogFormStory() {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [answer, setAnswer] = useState('none')
  const close = () => setOpen(false)
  return (
    <Story
      name="DialogForm"
      says={`The focus is in its first field; its button tells what is missing. Sent: ${answer}`}
    >
      <Button
        type="danger"
        onClick={() => {
          setTried(false)
          setOpen(true)
        }}
      >
        Reject…
      </Button>
      <Modal visible={open} onDismiss={close} size="small" coverDisabled title="Reject RE-2026-0871" closeLabel="Close">
        <DialogForm
          intro="Brandt Werkzeuge GmbH reads the reason."
          confirmText="Reject"
          cancelText="Cancel"
          other={<Button onClick={close}>Ask for help</Button>}
          danger
          onCancel={close}
          onSubmit={() => {
            setTried(true)
            if (reason === null) return
            setAnswer(reason)
            close()
          }}
        >
          <Select
            label="Reason"
            placeholder="Reason"
            required
            options={[
              { id: 'price', label: 'The price' },
              { id: 'quantity', label: 'The quantity' },
            ]}
            value={reason}
            onChange={setReason}
            error={tried && reason === null && 'Choose a reason.'}
          />
          <TextArea label="Explain" value={text} onChange={setText} />
        </DialogForm>
      </Modal>
      <BusyForm />
    </Story>
  )
}

/** One field, which is on its way for as long as the dialog is open. */
function BusyForm() {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [sent, setSent] = useState(0)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        onClick={() => {
          setSent(0)
          setOpen(true)
        }}
      >
        Rename…
      </Button>
      <Modal
        visible={open}
        onDismiss={close}
        size="small"
        icon={<ConfirmIcon kind="warning" />}
        title="Rename the draft"
        closeLabel="Close"
      >
        <DialogForm
          intro={`Sent: ${sent}`}
          confirmText="Rename"
          cancelText="Cancel"
          warning
          busy={sent > 0}
          onCancel={close}
          onSubmit={() => setSent(sent + 1)}
        >
          <TextField label="Name" value={name} onChange={setName} />
        </DialogForm>
      </Modal>
    </>
  )
}

export function CoverStory() {
  const [dimmed, setDimmed] = useState(false)
  return (
    <Story name="Cover" says="A dimming layer; a click on it does what it is told.">
      <Button onClick={() => setDimmed(true)}>Dim the page</Button>
      <Cover visible={dimmed} onClick={() => setDimmed(false)} />
    </Story>
  )
}

export function ToastStory() {
  return (
    <Story name="Toast" says="A polite live region; its clock stops while you are at it.">
      <Button onClick={() => toasts.add({ text: 'Approved RE-2026-0871', tone: 'good' })}>Plain</Button>
      <Button
        onClick={() =>
          toasts.add({
            text: 'Archived 12 documents',
            tone: 'info',
            action: { text: 'Undo', onAction: () => toasts.add({ text: 'Restored 12 documents' }) },
          })
        }
      >
        With Undo
      </Button>
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </Story>
  )
}

/** What opens a layer of its own within a dialog. */
function ModalChoices() {
  const [kind, setKind] = useState<string | null>(null)
  const [until, setUntil] = useState('')
  const [removed, setRemoved] = useState(false)
  return (
    <>
      {!removed && <Button onClick={() => setRemoved(true)}>Remove this button</Button>}
      <Select
        label="Kind"
        placeholder="Kind"
        options={[
          { id: 'price', label: 'The price' },
          { id: 'quantity', label: 'The quantity' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <CompanyField />
      <DateField
        label="Answer until"
        value={until}
        onChange={setUntil}
        notDate="Not a day of the calendar."
        pickLabel="Choose a day"
      />
    </>
  )
}
