import { TextField } from '@kontor/kit'
import { CountryField } from '@kontor/tradekit/countries'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { branchesKey, useAccount } from './api.ts'

interface Draft {
  readonly name: string
  readonly country: string | undefined
  readonly email: string
}

/** Adds a branch with its first administrator, who gets a link by mail. */
export function BranchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const { data: account } = useAccount()
  const [draft, setDraft] = useState<Draft>({ name: '', country: account?.Country, email: '' })
  const [tried, setTried] = useState(false)
  const create = useAct(
    branchesKey,
    ({ companies }, { CompanyName, Country, Email }: { CompanyName: string; Country: string; Email: string }) =>
      companies.createBranch({
        body: {
          User: { Person: { Email } },
          CompanyAccount: { Company: { CompanyName, Country } },
          SendActivationEmail: true,
        },
      }),
    (_, { CompanyName }) => {
      notify('success', t('branch.done', { name: CompanyName }))
      onClose()
    },
  )
  const [name, email] = [draft.name.trim(), draft.email.trim()]
  const isAddress = /^\S+@\S+$/.test(email)
  return (
    <FormDialog visible title={t('branch.add.title')} onClose={onClose}>
      <ActionForm
        confirm={t('branch.add.confirm')}
        busy={create.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (name !== '' && draft.country !== undefined && isAddress)
            create.mutate({ CompanyName: name, Country: draft.country, Email: email })
        }}
      >
        <TextField
          label={t('branch.name')}
          autoFocus
          value={draft.name}
          onChange={(value) => setDraft({ ...draft, name: value })}
          error={tried && name === '' && t('company.nameNeeded')}
        />
        <CountryField
          label={t('branch.country')}
          value={draft.country}
          onChange={(country) => setDraft({ ...draft, country })}
          error={tried && draft.country === undefined && t('branch.country.needed')}
        />
        <TextField
          label={t('branch.email')}
          description={t('branch.email.text')}
          type="email"
          value={draft.email}
          onChange={(value) => setDraft({ ...draft, email: value })}
          error={tried && !isAddress && t('people.email.needed')}
        />
      </ActionForm>
    </FormDialog>
  )
}
