import { Status } from '@kontor/kit'
import type { Connection } from '../api.ts'
import { useWords } from '../kontor.ts'
import { cityOf, countryName } from '../partner/facts.ts'

/** A partner in a row: who they are, where, and what is to be known before one trusts them. */
export function PartnerName({ partner }: { partner: Connection }) {
  const { t, locale } = useWords()
  const { CompanyName, Country, ConnectionType, Verified, PropertyValue } = partner
  return (
    <>
      <span className="network-name">
        <b dir="auto">{CompanyName}</b>
        <small dir="auto">{[cityOf(partner), countryName(Country, locale)].filter(Boolean).join(', ')}</small>
      </span>
      <span className="network-marks">
        {PropertyValue && <bdi>{PropertyValue}</bdi>}
        {ConnectionType === 'ExternalConnection' && <Status tone="mute">{t('network.outside')}</Status>}
        {Verified && <Status tone="good">{t('network.verified')}</Status>}
      </span>
    </>
  )
}
