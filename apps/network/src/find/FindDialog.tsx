import { Button, ComboBox } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { type Invitation, useAct, useCompanies, useInvitation } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Quotes } from '../recommendations/Quotes.tsx'
import { useRecommendationsOf } from '../recommendations/queries.ts'
import { InvitationLink } from './InvitationLink.tsx'

/** Finds a company of the network, shows what others say of it, and asks it for a connection, or invites one that is not there yet. */
export function FindDialog({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: companies = [], isFetching } = useCompanies(text.trim())
  const { data: recommendations } = useRecommendationsOf(chosen)
  const [tried, setTried] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  const invite = useInvitation(setInvitation)
  const close = () => {
    setInvitation(undefined)
    onClose()
  }
  const ask = useAct(
    ({ network }, { Id }: (typeof companies)[number]) =>
      network.requestConnection({
        params: { connectionId: crypto.randomUUID() },
        body: { CompanyAccountId: Id },
      }),
    ({ Name }, t) => t('partners.done.ask', { name: Name }),
    close,
  )
  return (
    <FormDialog
      visible={visible}
      size="medium"
      title={t(invitation ? 'partners.invite.title' : 'partners.connect')}
      onClose={close}
    >
      {invitation ? (
        <InvitationLink invitation={invitation} onClose={close} />
      ) : (
        <ActionForm
          confirm={t('partners.ask')}
          busy={ask.isPending}
          onSubmit={() => {
            setTried(true)
            const company = companies.find(({ Id }) => Id === chosen)
            if (company) ask.mutate(company)
          }}
          onClose={close}
          other={
            <Button type="text" busy={invite.isPending} onClick={() => invite.mutate()}>
              {t('partners.invite')}
            </Button>
          }
        >
          <ComboBox
            label={t('partners.company')}
            description={t('partners.hint')}
            options={companies.map(({ Id, Name, Country }) => ({ id: Id, label: Name, note: Country }))}
            value={chosen}
            onChange={setChosen}
            text={text}
            onText={setText}
            loading={isFetching}
            loadingText={t('partners.searching')}
            emptyText={text.trim() === '' ? t('partners.hint') : t('partners.nobody')}
            openLabel={t('partners.company')}
            error={tried && chosen === null && t('partners.choose')}
          />
          {recommendations && recommendations.Items.length > 0 && <Quotes items={recommendations.Items} />}
        </ActionForm>
      )}
    </FormDialog>
  )
}
