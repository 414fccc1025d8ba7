import { Switch } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useQuery } from '@tanstack/react-query'
import { networkKey, useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'

/** Whether the partner sees what became of the invoices of it that the company entered, and which these are. */
export function TrackingPart({ companyId, name }: { readonly companyId: string; readonly name: string }) {
  const { t, locale } = useWords()
  const { api, may } = useKontor()
  const params = { companyId }
  const query = useQuery({
    queryKey: [...networkKey, 'tracking', companyId],
    queryFn: ({ signal }) => api.trackAndTrace.readTrackAndTrace({ params }, { signal }),
  })
  const save = useAct(
    ({ trackAndTrace }, on: boolean) =>
      on ? trackAndTrace.enableTrackAndTrace({ params }) : trackAndTrace.disableTrackAndTrace({ params }),
    (on, t) => t(on ? 'tracking.done.on' : 'tracking.done.off', { name }),
  )
  const enteredAs = (partners: readonly { readonly Name: string }[]): string =>
    partners.length === 0
      ? t('tracking.none')
      : t('tracking.partners', { partners: new Intl.ListFormat(locale).format(partners.map(({ Name }) => Name)) })
  return (
    <Part title={t('tracking.title')}>
      <Answer of={query}>
        {({ Enabled, Partners }) => (
          <Switch
            label={t('tracking.switch')}
            description={`${t('tracking.text', { name })} ${enteredAs(Partners)}`}
            on={Enabled}
            disabled={!may('onboarding.write') || save.isPending}
            onChange={(on) => save.mutate(on)}
          />
        )}
      </Answer>
    </Part>
  )
}
