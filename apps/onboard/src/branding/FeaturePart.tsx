import { Select, Switch } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { type Feature, type FeatureType, useAct, useFeature } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

const never = 'never'
const choices = ['7', '14', '21'] as const
const key = 'RemindAfterDays'

/** Whether lists are taken with an invitation, and when suppliers are reminded by themselves: kept as it is chosen. */
export function FeaturePart({ type }: { type: FeatureType }) {
  const { t } = useWords()
  const { may } = useKontor()
  const save = useAct(
    ({ onboarding }, body: Feature) => onboarding.saveFeature({ params: { type }, body }),
    (_, t) => t('feature.saved'),
  )
  const disabled = !may('onboarding.write') || save.isPending
  return (
    <section className="onboard-form" aria-label={t('feature.title')}>
      <h2 className="onboard-h2">{t('feature.title')}</h2>
      <Answer of={useFeature(type)}>
        {({ Enabled, Values = [] }) => {
          const days = Values.find(({ Key }) => Key === key)?.Value
          const offered = [...new Set([...choices, ...(days ? [days] : [])])]
          return (
            <>
              <Switch
                label={t('feature.enabled')}
                on={Enabled}
                disabled={disabled}
                onChange={(isOn) => save.mutate({ Enabled: isOn, Values })}
              />
              <Select
                label={t('feature.remind')}
                placeholder={t('feature.never')}
                value={days ?? never}
                disabled={disabled}
                options={[
                  { id: never, label: t('feature.never') },
                  ...offered.map((one) => ({ id: one, label: t('feature.after', { days: one }) })),
                ]}
                onChange={(id) => save.mutate({ Enabled, Values: id === never ? [] : [{ Key: key, Value: id }] })}
              />
            </>
          )
        }}
      </Answer>
    </section>
  )
}
