import { Tabs } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { type FeatureType, useBranding } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { BrandingForm } from './BrandingForm.tsx'
import { FeaturePart } from './FeaturePart.tsx'

const types = ['invitedByOption', 'selfServiceCampaign'] as const

/** Whose invitations look so. */
const features: Readonly<Record<(typeof types)[number], FeatureType>> = {
  invitedByOption: 'CAMPAIGN_ONBOARDING',
  selfServiceCampaign: 'SELF_SERVICE_CAMPAIGN_ONBOARDING',
}

/** How invitations look: one way for those who are asked, another for those who sign up by themselves. */
export function BrandingScreen() {
  const { t } = useWords()
  const [type, setType] = useState<(typeof types)[number]>('invitedByOption')
  return (
    <Page title={t('branding.title')} back="/">
      <Tabs
        label={t('branding.types')}
        tabs={types.map((id) => ({ id, label: t(`branding.type.${id}`) }))}
        selected={type}
        onSelect={(id) => setType(types.find((one) => one === id) ?? type)}
      >
        <One key={type} type={type} />
      </Tabs>
    </Page>
  )
}

function One({ type }: { type: (typeof types)[number] }) {
  const branding = useBranding(type)
  return (
    <>
      <Answer of={branding}>{(branding) => <BrandingForm type={type} branding={branding} />}</Answer>
      <FeaturePart type={features[type]} />
    </>
  )
}
