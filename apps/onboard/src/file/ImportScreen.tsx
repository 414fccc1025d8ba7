import { Button, DropZone, RadioGroup, Select, TextArea, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Campaign, type FeatureType, useAct, useCampaigns } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'

const another = 'another'
const features = ['CAMPAIGN_ONBOARDING', 'SELF_SERVICE_CAMPAIGN_ONBOARDING'] as const

/** A list of suppliers for a campaign: a file, or what was copied from a spreadsheet. */
export function ImportScreen() {
  const { t } = useWords()
  const { data: campaigns } = useCampaigns()
  return (
    <Page title={t('import.title')} back="/">
      {campaigns && <Import campaigns={campaigns} />}
    </Page>
  )
}

function Import({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [campaign, setCampaign] = useState(() => search.get('campaign') ?? campaigns[0]?.Id ?? another)
  const [name, setName] = useState('')
  const [feature, setFeature] = useState<FeatureType>('CAMPAIGN_ONBOARDING')
  const [pasted, setPasted] = useState('')
  const [tried, setTried] = useState(false)
  const [isMissing, setMissing] = useState(false)
  // Who tries again after a failure has made the campaign already.
  const [newId] = useState(() => crypto.randomUUID())
  const isNamed = campaign !== another || name.trim() !== ''
  const upload = useAct(
    async ({ onboarding, network }, file: File) => {
      const id = campaign === another ? newId : campaign
      if (campaign === another)
        await network.saveGroup({ params: { groupId: id }, body: { Id: id, Name: name.trim() } })
      return onboarding.addFile({
        body: {
          file: { name: file.name, bytes: file },
          fileName: file.name,
          supplierGroupId: id,
          featureType: feature,
        },
      })
    },
    () => undefined,
    ({ Id }) => navigate(`/files/${Id}`),
  )
  const send = (file: File) => {
    setTried(true)
    if (isNamed) upload.mutate(file)
  }
  return (
    <div className="onboard-form">
      <p className="onboard-quiet">{t('import.text')}</p>
      <Select
        label={t('import.campaign')}
        placeholder={t('import.campaign')}
        value={campaign}
        options={[
          ...campaigns.map(({ Id, GroupName }) => ({ id: Id, label: GroupName })),
          { id: another, label: t('campaign.new') },
        ]}
        onChange={setCampaign}
      />
      {campaign === another && (
        <TextField
          label={t('campaign.name')}
          value={name}
          onChange={setName}
          maxLength={100}
          error={tried && !isNamed && t('campaign.name.missing')}
          required
        />
      )}
      <RadioGroup
        label={t('import.feature')}
        options={features.map((id) => ({ id, label: t(`feature.${id}`) }))}
        value={feature}
        onChange={(id) => setFeature(id as FeatureType)}
      />
      <DropZone
        text={t('import.drop')}
        buttonText={t('import.choose')}
        note={t('import.formats')}
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        disabled={upload.isPending}
        onFiles={([file]) => {
          if (file) send(file)
        }}
      />
      <TextArea
        label={t('import.paste')}
        description={t('import.paste.text')}
        error={isMissing && pasted.trim() === '' && t('import.missing')}
        value={pasted}
        onChange={setPasted}
        rows={4}
      />
      <div className="onboard-acts">
        <Button
          busy={upload.isPending}
          onClick={() => {
            if (pasted.trim() === '') setMissing(true)
            else send(new File([pasted], t('import.pasted'), { type: 'text/csv' }))
          }}
        >
          {t('import.continue')}
        </Button>
      </div>
    </div>
  )
}
