import { Button, HeaderBar, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Connection, useConnection } from '../api.ts'
import { FieldParts } from '../fields/FieldParts.tsx'
import { OutsideDialog } from '../find/OutsideDialog.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { NotesPart } from '../notes/NotesPart.tsx'
import { PropertiesPart } from '../properties/PropertiesPart.tsx'
import { RecommendPart } from '../recommendations/RecommendPart.tsx'
import { Agreements } from './Agreements.tsx'
import { PartnerFacts } from './PartnerFacts.tsx'
import { PartnerGroups } from './PartnerGroups.tsx'
import { TermsPart } from './TermsPart.tsx'
import { TrackingPart } from './TrackingPart.tsx'

/** All that the company keeps of a partner: who they are, how they are reached, and what was agreed. */
export function PartnerScreen({ id }: { id: string }) {
  return <Answer of={useConnection(id)}>{(partner) => <Partner partner={partner} />}</Answer>
}

function Partner({ partner }: { partner: Connection }) {
  const { t } = useWords()
  const { may, open } = useKontor()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const { ConnectionId: id, CompanyName, ConnectionType, State, Verified, AllowedActions, Parts } = partner
  const isOutside = ConnectionType === 'ExternalConnection'
  useTitle(CompanyName)
  return (
    <main className="network-screen">
      <HeaderBar
        icon={<BackButton to={t('network.title')} onClick={() => navigate('/')} />}
        title={<bdi>{CompanyName}</bdi>}
        actions={
          AllowedActions.includes('edit') && <Button onClick={() => setEditing(true)}>{t('network.edit')}</Button>
        }
      />
      <div className="network-partner">
        <p className="network-marks">
          <Status tone={State === 'ACCEPTED' ? 'good' : State === 'REJECTED' ? 'bad' : 'warn'}>
            {t(`network.state.${State}`)}
          </Status>
          {isOutside && <Status tone="mute">{t('network.outside')}</Status>}
          {Verified && <Status tone="good">{t('network.verified')}</Status>}
        </p>
        <p className="network-leads">
          {may('document.read') && (
            <Button onClick={() => open('Kontor.Documents', `/?partner=${id}`)}>{t('network.documents')}</Button>
          )}
          {may('spend.read') && (
            <Button onClick={() => open('Kontor.Buy', `/partners/${id}`)}>{t('network.spend')}</Button>
          )}
        </p>
        <PartnerFacts partner={partner} />
        {Parts.includes('fields') && <FieldParts connectionId={id} name={CompanyName} />}
        <NotesPart partnerId={partner.CompanyAccountId} name={CompanyName} />
        <PropertiesPart id={id} />
        <TermsPart id={id} kind="payment" />
        <TermsPart id={id} kind="delivery" />
        <PartnerGroups id={id} />
        <Agreements partner={partner} />
        {Parts.includes('tracking') && <TrackingPart companyId={partner.CompanyAccountId} name={CompanyName} />}
        {Parts.includes('recommendations') && <RecommendPart companyId={partner.CompanyAccountId} name={CompanyName} />}
      </div>
      {editing && <OutsideDialog partner={partner} onClose={() => setEditing(false)} />}
    </main>
  )
}
