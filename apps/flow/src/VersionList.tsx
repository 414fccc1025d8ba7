import { EmptyState, Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { momentOf } from '@kontor/tradekit/words'
import { Workflow } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useVersions, type Version } from './api.ts'
import { useWords } from './kontor.ts'

export const versionTones: Readonly<Record<Version['State'], Tone>> = {
  DRAFT: 'warn',
  PUBLISHED: 'good',
  RETIRED: 'mute',
}

/** Every version, by name, the newest first. */
export function VersionList() {
  const { t } = useWords()
  return (
    <Answer of={useVersions()}>
      {({ Versions }) =>
        Versions.length === 0 ? (
          <EmptyState icon={Workflow} title={t('flow.none')} text={t('flow.none.text')} />
        ) : (
          <Rows label={t('flow.title')} more={undefined} moreText="" isMore={false}>
            {Versions.map((version) => (
              <VersionRow key={version.Id} version={version} />
            ))}
          </Rows>
        )
      }
    </Answer>
  )
}

function VersionRow({ version }: { version: Version }) {
  const { t, locale, today } = useWords()
  const navigate = useNavigate()
  const { Id, Name, State, Types, Saved, SavedByName, Running } = version
  const types = new Intl.ListFormat(locale, { type: 'unit' }).format(Types.map((type) => t(`type.${type}`)))
  const saved = t('flow.saved', { when: momentOf(Saved, today, locale), who: SavedByName ?? t('access.gone') })
  return (
    <Row className="flow-row" onPress={() => navigate(`/${Id}`)}>
      <span className="flow-name">
        <b dir="auto">{Name}</b>
        <small>{[t('flow.version', { version: version.Version }), types].join(' · ')}</small>
      </span>
      <span className="flow-what">
        <Status tone={versionTones[State]}>{t(`flow.state.${State}`)}</Status>
        <small>{Running > 0 ? t('flow.running', { count: Running }) : saved}</small>
      </span>
    </Row>
  )
}
