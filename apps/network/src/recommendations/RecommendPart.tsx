import { Button, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from '../partner/Part.tsx'
import { Quotes } from './Quotes.tsx'
import { useRecommendationsOf } from './queries.ts'

interface Recommended {
  readonly companyId: string
  readonly name: string
}

/** What others say of the partner, and what the own company has to say of them. */
export function RecommendPart({ companyId, name }: Recommended) {
  const { t, format } = useWords()
  const { may } = useKontor()
  const [writing, setWriting] = useState(false)
  const query = useRecommendationsOf(companyId)
  return (
    <Part
      title={t('recommendations.title')}
      action={
        query.data &&
        query.data.Open === undefined &&
        may('network.write') && (
          <Button type="text" onClick={() => setWriting(true)}>
            {t('recommendations.write')}
          </Button>
        )
      }
    >
      <Answer of={query}>
        {({ Items, Open }) => (
          <>
            {Open && (
              <p className="network-quiet">
                {t('recommendations.pending', { name, moment: format.instant(Open.Created ?? '') })}
              </p>
            )}
            {Items.length > 0 && <Quotes items={Items} />}
            {Items.length === 0 && !Open && <p className="network-quiet">{t('recommendations.none', { name })}</p>}
          </>
        )}
      </Answer>
      {writing && <RecommendDialog companyId={companyId} name={name} onClose={() => setWriting(false)} />}
    </Part>
  )
}

function RecommendDialog({ companyId, name, onClose }: Recommended & { readonly onClose: () => void }) {
  const { t } = useWords()
  const { company } = useKontor()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = message.trim() === ''
  const send = useAct(
    ({ recommendations }) =>
      recommendations.createRecommendation({
        body: { SenderCompanyAccountId: company.id, ReceiverCompanyAccountId: companyId, Message: message },
      }),
    (_, t) => t('recommendations.sent', { name }),
    onClose,
  )
  return (
    <FormDialog visible title={t('recommendations.of', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('recommendations.send')}
        busy={send.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isMissing) send.mutate()
        }}
      >
        <TextArea
          label={t('recommendations.message')}
          description={t('recommendations.message.hint', { name })}
          maxLength={4000}
          autoFocus
          value={message}
          onChange={setMessage}
          error={tried && isMissing && t('recommendations.message.needed')}
        />
      </ActionForm>
    </FormDialog>
  )
}
