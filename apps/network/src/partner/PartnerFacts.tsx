import { DefinitionList } from '@kontor/kit'
import type { Connection } from '../api.ts'
import { useWords } from '../kontor.ts'
import { addressOf } from './facts.ts'
import { Part } from './Part.tsx'
import { useMailAddressOf } from './useMailAddressOf.ts'

/** Where the partner is, under which numbers it is known, and the ways to it. */
export function PartnerFacts({ partner }: { partner: Connection }) {
  const { t, locale } = useWords()
  const { Identifiers, Email, Channels } = partner
  const mailTo = useMailAddressOf(partner)
  const ways = Channels.map(({ Channel, Simulated }) => {
    const way = t(`network.channel.${Channel}`)
    return Simulated ? t('network.way.simulated', { way }) : way
  })
  const facts = [
    {
      id: 'address',
      term: t('network.address'),
      value: addressOf(partner, locale).map((line) => (
        <span key={line} className="network-line" dir="auto">
          {line}
        </span>
      )),
    },
    ...Identifiers.map(({ scheme, value }) => ({ id: scheme, term: scheme, value: <bdi>{value}</bdi> })),
    ...(Email === undefined ? [] : [{ id: 'email', term: t('outside.email'), value: <bdi>{Email}</bdi> }]),
    ...(mailTo === undefined ? [] : [{ id: 'mailTo', term: t('network.mailTo'), value: <bdi>{mailTo}</bdi> }]),
    {
      id: 'ways',
      term: t('network.ways'),
      value: ways.length === 0 ? t('network.ways.none') : new Intl.ListFormat(locale, { type: 'unit' }).format(ways),
    },
  ]
  return (
    <Part title={t('network.facts')}>
      <DefinitionList items={facts} />
    </Part>
  )
}
