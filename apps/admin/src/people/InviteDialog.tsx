import { TextField } from '@kontor/kit'
import { roles } from '@kontor/sdk'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { invite, type Link, type Newcomer, useAdministration } from './administration.ts'
import { RoleSelect } from './RoleSelect.tsx'

/** Adds a colleague with a role. */
export function InviteDialog({ onClose, onLink }: { onClose: () => void; onLink: (link: Link) => void }) {
  const { t } = useWords()
  const [newcomer, setNewcomer] = useState<Newcomer>({ email: '', firstName: '', lastName: '', roleId: roles.apClerk })
  const [tried, setTried] = useState(false)
  const adding = useAdministration(invite, (link: Link) => {
    onClose()
    onLink(link)
  })
  const set = (part: Partial<Newcomer>) => setNewcomer({ ...newcomer, ...part })
  const isAddress = /^\S+@\S+$/.test(newcomer.email.trim())
  const isNamed = newcomer.lastName.trim() !== ''
  return (
    <FormDialog visible title={t('people.invite.title')} onClose={onClose}>
      <ActionForm
        confirm={t('people.invite.confirm')}
        busy={adding.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isAddress && isNamed) adding.mutate({ ...newcomer, email: newcomer.email.trim() })
        }}
      >
        <TextField
          label={t('people.email')}
          name="email"
          type="email"
          autoFocus
          value={newcomer.email}
          onChange={(email) => set({ email })}
          error={tried && !isAddress && t('people.email.needed')}
        />
        <TextField
          label={t('people.firstName')}
          value={newcomer.firstName}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField
          label={t('people.lastName')}
          name="lastName"
          value={newcomer.lastName}
          onChange={(lastName) => set({ lastName })}
          error={tried && !isNamed && t('people.lastName.needed')}
        />
        <RoleSelect value={newcomer.roleId} onChange={(roleId) => set({ roleId })} />
      </ActionForm>
    </FormDialog>
  )
}
