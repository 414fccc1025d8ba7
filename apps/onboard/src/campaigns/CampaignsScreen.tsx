import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Palette, Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Campaign, useCampaigns } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { CampaignDialog } from './CampaignDialog.tsx'
import { StateCounts } from './StateCounts.tsx'

/** The groups of suppliers that are brought in, and how far each has come. */
export function CampaignsScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const query = useCampaigns()
  const [adding, setAdding] = useState(false)
  const mayWrite = may('onboarding.write')
  const importing = (
    <Button type="primary" onClick={() => navigate('/import')}>
      {t('import.title')}
    </Button>
  )
  return (
    <Page title={t('campaigns.title')} actions={mayWrite && importing}>
      <Answer of={query}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <EmptyState
              icon={Send}
              title={t('campaigns.none.title')}
              text={t('campaigns.none.text')}
              action={mayWrite && importing}
            />
          ) : (
            <Rows label={t('campaigns.title')} more={undefined} moreText="" isMore={false}>
              {campaigns.toSorted(activeFirst).map((campaign) => (
                <Row
                  key={campaign.Id}
                  className="onboard-campaign"
                  onPress={() => navigate(`/campaigns/${campaign.Id}`)}
                >
                  <b dir="auto">{campaign.GroupName}</b>
                  <span className="onboard-figures">
                    <StateCounts campaign={campaign} />
                    {campaign.OpenFiles > 0 && (
                      <Status tone="warn">{t('campaign.files', { count: campaign.OpenFiles })}</Status>
                    )}
                  </span>
                  <small>{t('campaign.suppliers', { count: campaign.SupplierCount })}</small>
                </Row>
              ))}
            </Rows>
          )
        }
      </Answer>
      {mayWrite && (
        <p className="onboard-acts">
          <Button type="text" icon={Plus} onClick={() => setAdding(true)}>
            {t('campaign.new')}
          </Button>
          <Button type="text" icon={Palette} onClick={() => navigate('/branding')}>
            {t('branding.title')}
          </Button>
        </p>
      )}
      {adding && <CampaignDialog onClose={() => setAdding(false)} onDone={(id) => navigate(`/campaigns/${id}`)} />}
    </Page>
  )
}

/** A group of partners is one of suppliers, too; those that nobody has begun with come last. */
function activeFirst(one: Campaign, other: Campaign): number {
  const begun = ({ SupplierCount, OpenFiles }: Campaign) => SupplierCount + OpenFiles > 0
  return Number(begun(other)) - Number(begun(one))
}
