import { Switch } from '@kontor/kit'
import { type Agreement, type Connection, useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'

const agreements = ['SELF_BILLING', 'FACTORING'] as const satisfies readonly Agreement[]

/** What the partner may send in another's name: everything else in another's name is warned of. */
export function Agreements({ partner }: { partner: Connection }) {
  const { t } = useWords()
  const { may } = useKontor()
  const { ConnectionId: connectionId, CompanyName: name, Agreements = [] } = partner
  const save = useAct(
    ({ network }, all: Agreement[]) => network.setAgreements({ params: { connectionId }, body: { Agreements: all } }),
    (_, t) => t('agreements.done', { name }),
  )
  return (
    <Part title={t('agreements.title')}>
      {agreements.map((one) => (
        <Switch
          key={one}
          label={t(`agreements.${one}`)}
          description={t(`agreements.${one}.text`)}
          on={Agreements.includes(one)}
          disabled={!may('network.write') || save.isPending}
          onChange={(on) => save.mutate(on ? [...Agreements, one] : Agreements.filter((other) => other !== one))}
        />
      ))}
    </Part>
  )
}
